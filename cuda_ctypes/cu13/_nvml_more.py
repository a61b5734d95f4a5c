# python -m generator generate nvml 13.5
"""The rest of the table of nvml: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
""")

records = line_blocks("""
nvmlPciInfoExt_v1_t: struct
    unsigned int version
    unsigned int domain
    unsigned int bus
    unsigned int device
    unsigned int pciDeviceId
    unsigned int pciSubSystemId
    unsigned int baseClass
    unsigned int subClass
    char busId[32] : text

nvmlPciInfo_st: struct
    char busIdLegacy[16] : text
    unsigned int domain
    unsigned int bus
    unsigned int device
    unsigned int pciDeviceId
    unsigned int pciSubSystemId
    char busId[32] : text

nvmlEccErrorCounts_st: struct
    unsigned long long l1Cache
    unsigned long long l2Cache
    unsigned long long deviceMemory
    unsigned long long registerFile

nvmlUtilization_st: struct
    unsigned int gpu
    unsigned int memory

nvmlMemory_st: struct
    unsigned long long total
    unsigned long long free
    unsigned long long used

nvmlMemory_v2_st: struct
    unsigned int version
    unsigned long long total
    unsigned long long reserved
    unsigned long long free
    unsigned long long used

nvmlSetMemoryLimits_v1_t: struct
    const char *nameSpace
    unsigned long long softLimit
    unsigned long long hardLimit

nvmlGetMemoryLimits_v1_t: struct
    const char *nameSpace
    unsigned long long softLimit
    unsigned long long hardLimit
    unsigned long long currentUsed

nvmlBAR1Memory_st: struct
    unsigned long long bar1Total
    unsigned long long bar1Free
    unsigned long long bar1Used

nvmlProcessInfo_v1_st: struct
    unsigned int pid
    unsigned long long usedGpuMemory

nvmlProcessInfo_v2_st: struct
    unsigned int pid
    unsigned long long usedGpuMemory
    unsigned int gpuInstanceId
    unsigned int computeInstanceId

nvmlProcessDetail_v1_t: struct
    unsigned int pid
    unsigned long long usedGpuMemory
    unsigned int gpuInstanceId
    unsigned int computeInstanceId
    unsigned long long usedGpuCcProtectedMemory

nvmlProcessDetailList_v1_t: struct
    unsigned int version
    unsigned int mode
    unsigned int numProcArrayEntries
    nvmlProcessDetail_v1_t *procArray : count=numProcArrayEntries

nvmlDeviceAttributes_st: struct
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
    unsigned int gpuInstanceSliceCount
    unsigned int computeInstanceSliceCount
    unsigned long long memorySizeMB

nvmlC2cModeInfo_v1_t: struct
    unsigned int isC2cEnabled

nvmlDeviceAddressingMode_v1_t: struct
    unsigned int version
    unsigned int value

nvmlRepairStatus_v1_t: struct
    unsigned int version
    unsigned int bChannelRepairPending
    unsigned int bTpcRepairPending

nvmlUnrepairableMemoryStatus_v1_t: struct
    unsigned int bUnrepairableMemory

nvmlRowRemapperHistogramValues_st: struct
    unsigned int max
    unsigned int high
    unsigned int partial
    unsigned int low
    unsigned int none

nvmlNvLinkUtilizationControl_st: struct
    nvmlNvLinkUtilizationCountUnits_t units
    nvmlNvLinkUtilizationCountPktTypes_t pktfilter

nvmlBridgeChipInfo_st: struct
    nvmlBridgeChipType_t type
    unsigned int fwVersion

nvmlBridgeChipHierarchy_st: struct
    unsigned char bridgeCount
    nvmlBridgeChipInfo_t bridgeChipInfo[128] : count=bridgeCount

nvmlValue_st: union
    double dVal
    int siVal
    unsigned int uiVal
    unsigned long ulVal
    unsigned long long ullVal
    long long sllVal
    unsigned short usVal

nvmlSample_st: struct
    unsigned long long timeStamp
    nvmlValue_t sampleValue

nvmlViolationTime_st: struct
    unsigned long long referenceTime
    unsigned long long violationTime

nvmlGpuThermalSettings_t_sensor: struct
    nvmlThermalController_t controller
    int defaultMinTemp
    int defaultMaxTemp
    int currentTemp
    nvmlThermalTarget_t target

nvmlGpuThermalSettings_t: struct
    unsigned int count
    nvmlGpuThermalSettings_t_sensor sensor[3]

nvmlCoolerInfo_v1_t: struct
    unsigned int version
    unsigned int index
    nvmlCoolerControl_t signalType
    nvmlCoolerTarget_t target

nvmlUUIDValue_t: union
    char str[41] : text
    unsigned char bytes[16]

nvmlUUID_v1_t: struct
    unsigned int version
    unsigned int type
    nvmlUUIDValue_t value

nvmlPdi_v1_t: struct
    unsigned int version
    unsigned long long value

nvmlPmgrPwrTuple_t: struct
    unsigned int pwrmW

nvmlRailMetrics_t: struct
    unsigned int freqkHz
    unsigned long long utilPct

nvmlCoreRailMetrics_t: struct
    nvmlRailMetrics_t rails[2]

nvmlPwrModelMetricsDlppm1xPerf_t: struct
    unsigned int perfms

nvmlPwrModelMetricsDlppm1x_t: struct
    unsigned char bValid
    nvmlCoreRailMetrics_t coreRail
    nvmlRailMetrics_t fbRail
    nvmlPmgrPwrTuple_t tgpPwrTuple
    nvmlPwrModelMetricsDlppm1xPerf_t perfMetrics

nvmlPwrModelMetricsDlppm1xDramclkEstimates_t: struct
    nvmlPwrModelMetricsDlppm1x_t estimatedMetrics[8] : count=numEstimatedMetrics
    unsigned char numEstimatedMetrics

nvmlObservedMetrics_t: struct
    nvmlPwrModelMetricsDlppm1xDramclkEstimates_t initialDramclkEst[3]
    unsigned char bValid
    nvmlCoreRailMetrics_t coreRail
    nvmlRailMetrics_t fbRail
    nvmlPmgrPwrTuple_t tgpPwrTuple
    nvmlPwrModelMetricsDlppm1xPerf_t perfMetrics

nvmlPerfMetricsDlppc2xSample_t: struct
    nvmlObservedMetrics_t observedMetrics

nvmlPwrModelMetricsSamplePfpp1x_t: struct
    unsigned int freqkHz[16]
    unsigned int estTgpPwrmW

nvmlPwrModelOperatingPointPfpp1x_t: struct
    unsigned int freqkHz
    unsigned int pwrmW

nvmlPwrModelMetricsPfpp1x_t: struct
    unsigned char numVfPoints
    nvmlPwrModelMetricsSamplePfpp1x_t estimatedMetrics[32] : count=numVfPoints
    unsigned char bValid
    nvmlPwrModelOperatingPointPfpp1x_t maxPerfPerWattPoint
    nvmlPwrModelOperatingPointPfpp1x_t fmaxAtVmaxPoint
    unsigned int tgpHeadroommW

nvmlPerfMetricsPfpp1xSample_t: struct
    nvmlPwrModelMetricsPfpp1x_t estimatedMetrics

nvmlPerfMetricControllerSample_t_data: union
    nvmlPerfMetricsDlppc2xSample_t dlppc2x
    nvmlPerfMetricsPfpp1xSample_t pfpp1x

nvmlPerfMetricControllerSample_t: struct
    unsigned int controllerType
    nvmlPerfMetricControllerSample_t_data data

nvmlPerfMetricsSample_t: struct
    unsigned char numControllerData
    nvmlPerfMetricControllerSample_t controllerData[4] : count=numControllerData

nvmlPerfMetricsSamples_v1_t: struct
    unsigned int numSamples
    nvmlPerfMetricsSample_t samples[13] : count=numSamples

nvmlBBXTimeData_v1_t: struct
    unsigned int timeRun

nvmlGpuUptime_v1_t: struct
    unsigned int uptime

nvmlDramEncryptionInfo_v1_t: struct
    unsigned int version
    nvmlEnableState_t encryptionState

nvmlMarginTemperature_v1_t: struct
    unsigned int version
    int marginTemperature

nvmlClkMonFaultInfo_struct: struct
    unsigned int clkApiDomain
    unsigned int clkDomainFaultMask

nvmlClkMonStatus_status: struct
    unsigned int bGlobalStatus
    unsigned int clkMonListSize
    nvmlClkMonFaultInfo_t clkMonList[32] : count=clkMonListSize

nvmlClockOffset_v1_t: struct
    unsigned int version
    nvmlClockType_t type
    nvmlPstates_t pstate
    int clockOffsetMHz
    int minClockOffsetMHz
    int maxClockOffsetMHz

nvmlFanSpeedInfo_v1_t: struct
    unsigned int version
    unsigned int fan
    unsigned int speed

nvmlDevicePerfModes_v1_t: struct
    unsigned int version
    char str[2048] : text

nvmlDeviceCurrentClockFreqs_v1_t: struct
    unsigned int version
    char str[2048] : text

nvmlDevicePowerMizerModes_v1_t: struct
    unsigned int currentMode
    unsigned int mode
    unsigned int supportedPowerMizerModes

nvmlProcessUtilizationSample_st: struct
    unsigned int pid
    unsigned long long timeStamp
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil

nvmlProcessUtilizationInfo_v1_t: struct
    unsigned long long timeStamp
    unsigned int pid
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil
    unsigned int jpgUtil
    unsigned int ofaUtil

nvmlProcessesUtilizationInfo_v1_t: struct
    unsigned int version
    unsigned int processSamplesCount
    unsigned long long lastSeenTimeStamp
    nvmlProcessUtilizationInfo_v1_t *procUtilArray : count=processSamplesCount

nvmlEccSramErrorStatus_v1_t: struct
    unsigned int version
    unsigned long long aggregateUncParity
    unsigned long long aggregateUncSecDed
    unsigned long long aggregateCor
    unsigned long long volatileUncParity
    unsigned long long volatileUncSecDed
    unsigned long long volatileCor
    unsigned long long aggregateUncBucketL2
    unsigned long long aggregateUncBucketSm
    unsigned long long aggregateUncBucketPcie
    unsigned long long aggregateUncBucketMcu
    unsigned long long aggregateUncBucketOther
    unsigned int bThresholdExceeded

nvmlPlatformInfo_v1_t: struct
    unsigned int version
    unsigned char ibGuid[16]
    unsigned char rackGuid[16]
    unsigned char chassisPhysicalSlotNumber
    unsigned char computeSlotIndex
    unsigned char nodeIndex
    unsigned char peerType
    unsigned char moduleId

nvmlPlatformInfo_v2_t: struct
    unsigned int version
    unsigned char ibGuid[16]
    unsigned char chassisSerialNumber[16]
    unsigned char slotNumber
    unsigned char trayIndex
    unsigned char hostId
    unsigned char peerType
    unsigned char moduleId

nvmlHostname_v1_t: struct
    char value[64] : text

nvmlEccSramUniqueUncorrectedErrorEntry_v1_t: struct
    unsigned int unit
    unsigned int location
    unsigned int sublocation
    unsigned int extlocation
    unsigned int address
    unsigned int isParity
    unsigned int count

nvmlEccSramUniqueUncorrectedErrorCounts_v1_t: struct
    unsigned int version
    unsigned int entryCount
    nvmlEccSramUniqueUncorrectedErrorEntry_v1_t *entries : count=entryCount

nvmlRemappedRowsInfo_v2_t: struct
    unsigned int corrActiveRemaps
    unsigned int corrInactiveRemaps
    unsigned int uncActiveRemaps
    unsigned int uncInactiveRemaps
    unsigned int bPending
    unsigned int bFailureOccurred

nvmlRusdSettings_v1_t: struct
    unsigned int version
    unsigned long long pollMask

nvmlGpuDynamicPstatesInfo_st_utilization: struct
    unsigned int bIsPresent
    unsigned int percentage
    unsigned int incThreshold
    unsigned int decThreshold

nvmlGpuDynamicPstatesInfo_st: struct
    unsigned int flags
    nvmlGpuDynamicPstatesInfo_st_utilization utilization[8]

nvmlPowerValue_v2_t: struct
    unsigned int version
    nvmlPowerScopeType_t powerScope
    unsigned int powerValueMw

nvmlAdaptiveTgpModeInfo_v1_t: struct
    nvmlEnableState_t inBandEnableRequest
    nvmlEnableState_t featureAllowedByAdmin
    nvmlEnableState_t adminOverrideEnabled
    nvmlEnableState_t enablementStatus
    unsigned int adjustedLimitMw

nvmlVgpuHeterogeneousMode_v1_t: struct
    unsigned int version
    unsigned int mode

nvmlVgpuPlacementId_v1_t: struct
    unsigned int version
    unsigned int placementId

nvmlVgpuPlacementList_v1_t: struct
    unsigned int version
    unsigned int placementSize
    unsigned int count
    unsigned int *placementIds

nvmlVgpuPlacementList_v2_t: struct
    unsigned int version
    unsigned int placementSize
    unsigned int count
    unsigned int *placementIds : count=count
    unsigned int mode

nvmlVgpuTypeBar1Info_v1_t: struct
    unsigned int version
    unsigned long long bar1Size : python=bar1size

nvmlVgpuInstanceUtilizationSample_st: struct
    nvmlVgpuInstance_t vgpuInstance
    unsigned long long timeStamp
    nvmlValue_t smUtil
    nvmlValue_t memUtil
    nvmlValue_t encUtil
    nvmlValue_t decUtil

nvmlVgpuInstanceUtilizationInfo_v1_t: struct
    unsigned long long timeStamp
    nvmlVgpuInstance_t vgpuInstance
    nvmlValue_t smUtil
    nvmlValue_t memUtil
    nvmlValue_t encUtil
    nvmlValue_t decUtil
    nvmlValue_t jpgUtil
    nvmlValue_t ofaUtil

nvmlVgpuInstancesUtilizationInfo_v1_t: struct
    unsigned int version
    nvmlValueType_t sampleValType
    unsigned int vgpuInstanceCount
    unsigned long long lastSeenTimeStamp
    nvmlVgpuInstanceUtilizationInfo_v1_t *vgpuUtilArray : count=vgpuInstanceCount

nvmlVgpuProcessUtilizationSample_st: struct
    nvmlVgpuInstance_t vgpuInstance
    unsigned int pid
    char processName[64] : text
    unsigned long long timeStamp
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil

nvmlVgpuProcessUtilizationInfo_v1_t: struct
    char processName[64] : text
    unsigned long long timeStamp
    nvmlVgpuInstance_t vgpuInstance
    unsigned int pid
    unsigned int smUtil
    unsigned int memUtil
    unsigned int encUtil
    unsigned int decUtil
    unsigned int jpgUtil
    unsigned int ofaUtil

nvmlVgpuProcessesUtilizationInfo_v1_t: struct
    unsigned int version
    unsigned int vgpuProcessCount
    unsigned long long lastSeenTimeStamp
    nvmlVgpuProcessUtilizationInfo_v1_t *vgpuProcUtilArray : count=vgpuProcessCount

nvmlVgpuRuntimeState_v1_t: struct
    unsigned int version
    unsigned long long size

nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR: struct
    unsigned int avgFactor
    unsigned int timeslice

nvmlVgpuSchedulerParams_t_vgpuSchedData: struct
    unsigned int timeslice

nvmlVgpuSchedulerParams_t: union
    nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR vgpuSchedDataWithARR
    nvmlVgpuSchedulerParams_t_vgpuSchedData vgpuSchedData

nvmlVgpuSchedulerLogEntries_st: struct
    unsigned long long timestamp
    unsigned long long timeRunTotal
    unsigned long long timeRun
    unsigned int swRunlistId
    unsigned long long targetTimeSlice
    unsigned long long cumulativePreemptionTime

nvmlVgpuSchedulerLog_st: struct
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams
    unsigned int entriesCount
    nvmlVgpuSchedulerLogEntry_t logEntries[200]

nvmlVgpuSchedulerGetState_st: struct
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams

nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR: struct
    unsigned int avgFactor
    unsigned int frequency

nvmlVgpuSchedulerSetParams_t_vgpuSchedData: struct
    unsigned int timeslice

nvmlVgpuSchedulerSetParams_t: union
    nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR vgpuSchedDataWithARR
    nvmlVgpuSchedulerSetParams_t_vgpuSchedData vgpuSchedData

nvmlVgpuSchedulerSetState_st: struct
    unsigned int schedulerPolicy
    unsigned int enableARRMode
    nvmlVgpuSchedulerSetParams_t schedulerParams

nvmlVgpuSchedulerCapabilities_st: struct
    unsigned int supportedSchedulers[3]
    unsigned int maxTimeslice
    unsigned int minTimeslice
    unsigned int isArrModeSupported
    unsigned int maxFrequencyForARR
    unsigned int minFrequencyForARR
    unsigned int maxAvgFactorForARR
    unsigned int minAvgFactorForARR

nvmlVgpuLicenseExpiry_st: struct
    unsigned int year
    unsigned short month
    unsigned short day
    unsigned short hour
    unsigned short min
    unsigned short sec
    unsigned char status

nvmlVgpuLicenseInfo_st: struct
    unsigned char isLicensed
    nvmlVgpuLicenseExpiry_t licenseExpiry
    unsigned int currentState

nvmlGridLicenseExpiry_st: struct
    unsigned int year
    unsigned short month
    unsigned short day
    unsigned short hour
    unsigned short min
    unsigned short sec
    unsigned char status

nvmlGridLicensableFeature_st: struct
    nvmlGridLicenseFeatureCode_t featureCode
    unsigned int featureState
    char licenseInfo[128] : text
    char productName[128] : text
    unsigned int featureEnabled
    nvmlGridLicenseExpiry_t licenseExpiry

nvmlGridLicensableFeatures_st: struct
    int isGridLicenseSupported
    unsigned int licensableFeaturesCount
    nvmlGridLicensableFeature_t gridLicensableFeatures[3] : count=licensableFeaturesCount

nvmlVgpuTypeIdInfo_v1_t: struct
    unsigned int version
    unsigned int vgpuCount
    nvmlVgpuTypeId_t *vgpuTypeIds : count=vgpuCount

nvmlVgpuTypeMaxInstance_v1_t: struct
    unsigned int version
    nvmlVgpuTypeId_t vgpuTypeId
    unsigned int maxInstancePerGI

nvmlActiveVgpuInstanceInfo_v1_t: struct
    unsigned int version
    unsigned int vgpuCount
    nvmlVgpuInstance_t *vgpuInstances : count=vgpuCount

nvmlVgpuSchedulerState_v1_t: struct
    unsigned int version
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int enableARRMode
    nvmlVgpuSchedulerSetParams_t schedulerParams

nvmlVgpuSchedulerStateInfo_v1_t: struct
    unsigned int version
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams

nvmlVgpuSchedulerLogInfo_v1_t: struct
    unsigned int version
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int arrMode
    nvmlVgpuSchedulerParams_t schedulerParams
    unsigned int entriesCount
    nvmlVgpuSchedulerLogEntry_t logEntries[200]

nvmlVgpuCreatablePlacementInfo_v1_t: struct
    unsigned int version
    nvmlVgpuTypeId_t vgpuTypeId
    unsigned int count : shown
    unsigned int *placementIds : count=count
    unsigned int placementSize

nvmlVgpuSchedulerStateInfo_v2_t: struct
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int avgFactor
    unsigned int timeslice

nvmlVgpuSchedulerLogEntry_v2_t: struct
    unsigned long long timestamp
    unsigned long long timeRunTotal
    unsigned long long timeRun
    unsigned int swRunlistId
    unsigned long long targetTimeSlice
    unsigned long long cumulativePreemptionTime
    unsigned int weight

nvmlVgpuSchedulerLogInfo_v2_t: struct
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int avgFactor
    unsigned int timeslice
    unsigned int entriesCount
    nvmlVgpuSchedulerLogEntry_v2_t logEntries[200]

nvmlVgpuSchedulerState_v2_t: struct
    unsigned int engineId
    unsigned int schedulerPolicy
    unsigned int avgFactor
    unsigned int frequency

nvmlNvLinkPowerThres_st: struct
    unsigned int lowPwrThreshold

nvmlFieldValue_st: struct
    unsigned int fieldId
    unsigned int scopeId
    long long timestamp
    long long latencyUsec
    nvmlValueType_t valueType
    nvmlReturn_t nvmlReturn
    nvmlValue_t value

nvmlHwbcEntry_st: struct
    unsigned int hwbcId
    char firmwareVersion[32] : text

nvmlLedState_st: struct
    char cause[256] : text
    nvmlLedColor_t color

nvmlUnitInfo_st: struct
    char name[96] : text
    char id[96] : text
    char serial[96] : text
    char firmwareVersion[96] : text

nvmlPSUInfo_st: struct
    char state[256] : text
    unsigned int current
    unsigned int voltage
    unsigned int power

nvmlUnitFanInfo_st: struct
    unsigned int speed
    nvmlFanState_t state

nvmlUnitFanSpeeds_st: struct
    nvmlUnitFanInfo_t fans[24]
    unsigned int count

nvmlEventData_st: struct
    nvmlDevice_t device
    unsigned long long eventType
    unsigned long long eventData
    unsigned int gpuInstanceId
    unsigned int computeInstanceId

nvmlEventSetGetContextCount_v1_t: struct
    unsigned int count

nvmlEventSetGetContextInfo_v1_t: struct
    unsigned int index
    unsigned int nvmlGpuOperationalEventContextType
    unsigned int sourceEventContextType
    unsigned int dataSize
    unsigned short dataFormatVersion

nvmlEventSetGetContextData_v1_t: struct
    void *data : count=dataSize
    unsigned int index
    unsigned int dataSize

nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t: struct
    unsigned int index
    unsigned int xidCode

nvmlSystemEventSetCreateRequest_v1_t: struct
    unsigned int version
    nvmlSystemEventSet_t set

nvmlSystemEventSetFreeRequest_v1_t: struct
    unsigned int version
    nvmlSystemEventSet_t set

nvmlSystemRegisterEventRequest_v1_t: struct
    unsigned int version
    unsigned long long eventTypes
    nvmlSystemEventSet_t set

nvmlSystemEventData_v1_t: struct
    unsigned long long eventType
    unsigned int gpuId

nvmlSystemEventSetWaitRequest_v1_t: struct
    unsigned int version
    unsigned int timeoutms
    nvmlSystemEventSet_t set
    nvmlSystemEventData_v1_t *data : count=numEvent
    unsigned int dataSize
    unsigned int numEvent

nvmlAccountingStats_st: struct
    unsigned int gpuUtilization
    unsigned int memoryUtilization
    unsigned long long maxMemoryUsage
    unsigned long long time
    unsigned long long startTime
    unsigned int isRunning
    unsigned int reserved[5]

nvmlAccountingStats_v2_t: struct
    unsigned int pid
    unsigned int isRunning
    unsigned int gpuUtilization
    unsigned int memoryUtilization
    unsigned long long maxMemoryUsage
    unsigned int sampleCount
    unsigned long long sumGpuUtil
    unsigned long long sumFbUtil
    unsigned long long time
    unsigned long long startTime

nvmlEncoderSessionInfo_st: struct
    unsigned int sessionId
    unsigned int pid
    nvmlVgpuInstance_t vgpuInstance
    nvmlEncoderType_t codecType
    unsigned int hResolution
    unsigned int vResolution
    unsigned int averageFps
    unsigned int averageLatency

nvmlFBCStats_st: struct
    unsigned int sessionsCount
    unsigned int averageFPS
    unsigned int averageLatency

nvmlFBCSessionInfo_st: struct
    unsigned int sessionId
    unsigned int pid
    nvmlVgpuInstance_t vgpuInstance
    unsigned int displayOrdinal
    nvmlFBCSessionType_t sessionType
    unsigned int sessionFlags
    unsigned int hMaxResolution
    unsigned int vMaxResolution
    unsigned int hResolution
    unsigned int vResolution
    unsigned int averageFPS
    unsigned int averageLatency

nvmlConfComputeSystemCaps_st: struct
    unsigned int cpuCaps
    unsigned int gpusCaps

nvmlConfComputeSystemState_st: struct
    unsigned int environment
    unsigned int ccFeature
    unsigned int devToolsMode

nvmlSystemConfComputeSettings_v1_t: struct
    unsigned int version
    unsigned int environment
    unsigned int ccFeature
    unsigned int devToolsMode
    unsigned int multiGpuMode

nvmlSystemConfComputeSettings_v2_t: struct
    unsigned int version
    unsigned int environment
    unsigned int ccFeature
    unsigned int devToolsMode
    unsigned int multiGpuMode
    unsigned int tdispState

nvmlConfComputeMemSizeInfo_st: struct
    unsigned long long protectedMemSizeKib
    unsigned long long unprotectedMemSizeKib

nvmlConfComputeGpuCertificate_st: struct
    unsigned int certChainSize
    unsigned int attestationCertChainSize
    unsigned char certChain[4096] : count=certChainSize
    unsigned char attestationCertChain[5120] : count=attestationCertChainSize

nvmlConfComputeGpuAttestationReport_st: struct
    unsigned int isCecAttestationReportPresent
    unsigned int attestationReportSize
    unsigned int cecAttestationReportSize
    unsigned char nonce[32]
    unsigned char attestationReport[8192] : count=attestationReportSize
    unsigned char cecAttestationReport[4096] : count=cecAttestationReportSize

nvmlConfComputeSetKeyRotationThresholdInfo_st: struct
    unsigned int version
    unsigned long long maxAttackerAdvantage

nvmlConfComputeGetKeyRotationThresholdInfo_st: struct
    unsigned int version
    unsigned long long attackerAdvantage

nvmlGpuFabricInfo_t: struct
    unsigned char clusterUuid[16]
    nvmlReturn_t status
    unsigned int cliqueId
    nvmlGpuFabricState_t state

nvmlGpuFabricInfo_v2_t: struct
    unsigned int version
    unsigned char clusterUuid[16]
    nvmlReturn_t status
    unsigned int cliqueId
    nvmlGpuFabricState_t state
    unsigned int healthMask

nvmlGpuFabricInfo_v3_t: struct
    unsigned int version
    unsigned char clusterUuid[16]
    nvmlReturn_t status
    unsigned int cliqueId
    nvmlGpuFabricState_t state
    unsigned int healthMask
    unsigned char healthSummary

nvmlGpuFabricClique_v1_t: struct
    unsigned char type
    unsigned int id

nvmlGpuFabricInfo_v4_t: struct
    unsigned char clusterUuid[16]
    nvmlReturn_t status
    nvmlGpuFabricClique_v1_t cliques[64]
    unsigned int numCliques
    nvmlGpuFabricState_t state
    unsigned int healthMask
    unsigned char healthSummary

nvmlGpuOperationalEventConfig_v1_st: struct
    char uuid[96] : text
    unsigned int minLogLevel
    unsigned int minSeverity

nvmlEventSetWait_v3_t: struct
    unsigned int timeoutMs
    unsigned int dataType
    char uuid[96] : text
    char sourceModule[16] : text
    unsigned long long eventType
    unsigned long long eventData
    unsigned long long groupCursor
    unsigned long long instanceId
    unsigned long long timestampUsec
    unsigned long long traceId
    unsigned int gpuInstanceId
    unsigned int computeInstanceId
    unsigned int severity
    unsigned int categoryId
    unsigned int moduleEventCode
    unsigned int scope
    unsigned int originator
    unsigned int moduleInstance
    unsigned int chipletId
    unsigned int logLevel
    unsigned int attributes
    unsigned int groupCperSize
    unsigned int groupAttributes
    unsigned char groupSize
    unsigned char groupIndex

nvmlCPERCursor_v1_t: struct
    unsigned int cperTypeMask
    char uuid[80] : text
    nvmlCPERCursorHandle_t handle

nvmlGetCPER_v1_t: struct
    nvmlCPERCursor_v1_t cursor
    unsigned char *buffer
    unsigned int bufferSize

nvmlSystemDriverBranchInfo_v1_t: struct
    unsigned int version
    char branch[80] : text

nvmlTemperature_v1_t: struct
    unsigned int version
    nvmlTemperatureSensors_t sensorType
    int temperature

nvmlNvlinkSupportedBwModes_v1_t: struct
    unsigned int version
    unsigned char bwModes[23] : count=totalBwModes
    unsigned char totalBwModes

nvmlNvlinkGetBwMode_v1_t: struct
    unsigned int version
    unsigned int bIsBest
    unsigned char bwMode

nvmlNvlinkSetBwMode_v1_t: struct
    unsigned int version
    unsigned int bSetBest
    unsigned char bwMode

nvmlNvlinkSetBwModeAsync_v1_t: struct
    unsigned int bSetBest
    unsigned int bwMode
    unsigned int asyncPollTimeoutMs

nvmlNvLinkInfo_v1_t: struct
    unsigned int version
    unsigned int isNvleEnabled

nvmlNvlinkFirmwareVersion_t: struct
    unsigned char ucodeType
    unsigned int major
    unsigned int minor
    unsigned int subMinor

nvmlNvlinkFirmwareInfo_t: struct
    nvmlNvlinkFirmwareVersion_t firmwareVersion[100] : count=numValidEntries
    unsigned int numValidEntries : shown

nvmlNvLinkInfo_v2_t: struct
    unsigned int version
    unsigned int isNvleEnabled
    nvmlNvlinkFirmwareInfo_t firmwareInfo

nvmlNvLinkInfo_v3_t: struct
    unsigned int isNvleEnabled
    nvmlNvlinkFirmwareInfo_t firmwareInfo
    unsigned int isNvleReady

nvmlNvlinkTelemetrySample_v1_t: struct
    unsigned int linkId
    unsigned int sampleType
    unsigned int sampleCount
    unsigned long long *samples
    nvmlReturn_t nvmlReturn

nvmlNvlinkTelemetrySamples_v1_t: struct
    unsigned int telemetryCount
    nvmlNvlinkTelemetrySample_v1_t *telemetrySamples : count=telemetryCount

nvmlNvlinkGetRemapTableInfo_v1_t: struct
    unsigned int alid
    unsigned int flaRemapTabAddr[4096] : count=remapTabSize
    unsigned int gpaRemapTabAddr[4096] : count=remapTabSize
    unsigned int remapTabSize

nvmlNvlinkSetNvleReady_v1_t: struct
    unsigned char bNvleReady

nvmlNvlinkLockRemapTable_v1_t: struct
    unsigned char bRemapTableLocked
    unsigned char bRemapTableLockDisabled

nvmlNvlinkNvlePrivateInfo_v1_t: struct
    unsigned char data[256] : count=size
    unsigned int size

nvmlNvlinkSetupNvleEncryptionKey_v1_t: struct
    unsigned char nvleKey[32]
    unsigned int localGpuAlid
    unsigned int remoteGpuAlid
    nvmlNvlinkNvlePrivateInfo_v1_t localGpuNvlePrivateInfo
    nvmlNvlinkNvlePrivateInfo_v1_t remoteGpuNvlePrivateInfo

nvmlVgpuVersion_st: struct
    unsigned int minVersion
    unsigned int maxVersion

nvmlVgpuMetadata_st: struct
    unsigned int version
    unsigned int revision
    nvmlVgpuGuestInfoState_t guestInfoState
    char guestDriverVersion[80] : text
    char hostDriverVersion[80] : text
    unsigned int reserved[6]
    unsigned int vgpuVirtualizationCaps
    unsigned int guestVgpuVersion
    unsigned int opaqueDataSize
    char opaqueData[4]

nvmlVgpuPgpuMetadata_st: struct
    unsigned int version
    unsigned int revision
    char hostDriverVersion[80] : text
    unsigned int pgpuVirtualizationCaps
    unsigned int reserved[5]
    nvmlVgpuVersion_t hostSupportedVgpuRange
    unsigned int opaqueDataSize
    char opaqueData[4]

nvmlVgpuPgpuCompatibility_st: struct
    nvmlVgpuVmCompatibility_t vgpuVmCompatibility
    nvmlVgpuPgpuCompatibilityLimitCode_t compatibilityLimitCode

nvmlExcludedDeviceInfo_st: struct
    nvmlPciInfo_t pciInfo
    char uuid[80] : text

nvmlPRMTLV_v1_t_2: union
    unsigned char inData[496] : count=dataSize
    unsigned char outData[496] : count=dataSize

nvmlPRMTLV_v1_t: struct
    unsigned int dataSize
    unsigned int status
    nvmlPRMTLV_v1_t_2 _2 : anonymous

nvmlPRMCounterInput_v1_t: struct
    unsigned int localPort

nvmlPRMCounterValue_v1_t: struct
    nvmlReturn_t status
    nvmlValueType_t outputType
    nvmlValue_t outputValue

nvmlPRMCounter_v1_t: struct
    unsigned int counterId
    nvmlPRMCounterInput_v1_t inData
    nvmlPRMCounterValue_v1_t counterValue

nvmlPRMCounterList_v1_t: struct
    unsigned int numCounters
    nvmlPRMCounter_v1_t *counters : count=numCounters

nvmlGpuInstancePlacement_st: struct
    unsigned int start
    unsigned int size

nvmlGpuInstanceProfileInfo_st: struct
    unsigned int id
    unsigned int isP2pSupported
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int copyEngineCount
    unsigned int decoderCount
    unsigned int encoderCount
    unsigned int jpegCount
    unsigned int ofaCount
    unsigned long long memorySizeMB

nvmlGpuInstanceProfileInfo_v2_st: struct
    unsigned int version
    unsigned int id
    unsigned int isP2pSupported
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int copyEngineCount
    unsigned int decoderCount
    unsigned int encoderCount
    unsigned int jpegCount
    unsigned int ofaCount
    unsigned long long memorySizeMB
    char name[96] : text

nvmlGpuInstanceProfileInfo_v3_st: struct
    unsigned int version
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int copyEngineCount
    unsigned int decoderCount
    unsigned int encoderCount
    unsigned int jpegCount
    unsigned int ofaCount
    unsigned long long memorySizeMB
    char name[96] : text
    unsigned int capabilities

nvmlGpuInstanceInfo_st: struct
    nvmlDevice_t device
    unsigned int id
    unsigned int profileId
    nvmlGpuInstancePlacement_t placement

nvmlComputeInstancePlacement_st: struct
    unsigned int start
    unsigned int size

nvmlComputeInstanceProfileInfo_st: struct
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount

nvmlComputeInstanceProfileInfo_v2_st: struct
    unsigned int version
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
    char name[96] : text

nvmlComputeInstanceProfileInfo_v3_st: struct
    unsigned int version
    unsigned int id
    unsigned int sliceCount
    unsigned int instanceCount
    unsigned int multiprocessorCount
    unsigned int sharedCopyEngineCount
    unsigned int sharedDecoderCount
    unsigned int sharedEncoderCount
    unsigned int sharedJpegCount
    unsigned int sharedOfaCount
    char name[96] : text
    unsigned int capabilities

nvmlComputeInstanceInfo_st: struct
    nvmlDevice_t device
    nvmlGpuInstance_t gpuInstance
    unsigned int id
    unsigned int profileId
    nvmlComputeInstancePlacement_t placement

nvmlGpmMetric_t_metricInfo: struct
    char *shortName
    char *longName
    char *unit

nvmlGpmMetric_t: struct
    unsigned int metricId
    nvmlReturn_t nvmlReturn
    double value
    nvmlGpmMetric_t_metricInfo metricInfo

nvmlGpmMetricsGet_t: struct
    unsigned int version
    unsigned int numMetrics
    nvmlGpmSample_t sample1
    nvmlGpmSample_t sample2
    nvmlGpmMetric_t metrics[477]

nvmlGpmSupport_t: struct
    unsigned int version
    unsigned int isSupportedDevice

nvmlDeviceCapabilities_v1_t: struct
    unsigned int version
    unsigned int capMask

nvmlMask255_t: struct
    unsigned int mask[8]

nvmlWorkloadPowerProfileInfo_v1_t: struct
    unsigned int version
    unsigned int profileId
    unsigned int priority
    nvmlMask255_t conflictingMask

nvmlWorkloadPowerProfileProfilesInfo_v1_t: struct
    unsigned int version
    nvmlMask255_t perfProfilesMask
    nvmlWorkloadPowerProfileInfo_t perfProfile[255]

nvmlWorkloadPowerProfileCurrentProfiles_v1_t: struct
    unsigned int version
    nvmlMask255_t perfProfilesMask
    nvmlMask255_t requestedProfilesMask
    nvmlMask255_t enforcedProfilesMask

nvmlWorkloadPowerProfileRequestedProfiles_v1_t: struct
    unsigned int version
    nvmlMask255_t requestedProfilesMask

nvmlWorkloadPowerProfileUpdateProfiles_v1_t: struct
    nvmlPowerProfileOperation_t operation
    nvmlMask255_t updateProfilesMask

nvmlPowerSmoothingProfile_v1_t: struct
    unsigned int version
    unsigned int profileId
    unsigned int paramId
    double value

nvmlPowerSmoothingState_v1_t: struct
    unsigned int version
    nvmlEnableState_t state

nvmlEccBankRemapperHistogram_v1_t: struct
    unsigned int maxSpareGroupCount
    unsigned int noSpareGroupCount

nvmlEccBankRemapperStatus_v1_t: struct
    unsigned int activeRemappings
    unsigned int inactiveRemappings
    unsigned int bPending
    nvmlEccBankRemapperHistogram_v1_t histogram

""")

callbacks = Lines("""
""")

constants = value_lines("""
NVML_API_VERSION: 13
NVML_API_VERSION_STR: "13"
NVML_VALUE_NOT_AVAILABLE: -1
NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE: 32
NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE: 16
NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT: "%04X:%02X:%02X.0"
NVML_DEVICE_PCI_BUS_ID_FMT: "%08X:%02X:%02X.0"
NVML_DEVICE_MEMORY_LIMIT_MAX: 18446744073709551615
NVML_NVLINK_MAX_LINKS: 36
NVML_TOPOLOGY_CPU: 40
NVML_MAX_PHYSICAL_BRIDGE: 128
NVML_MAX_THERMAL_SENSORS_PER_GPU: 3
NVML_DEVICE_UUID_ASCII_LEN: 41
NVML_DEVICE_UUID_BINARY_LEN: 16
NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS: 2
NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX: 8
NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX: 3
NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX: 4
NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM: 3
NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM: 4
NVML_PERF_METRICS_SAMPLE_COUNT: 13
NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X: 32
NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX: 16
NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X: 0
NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X: 1
NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX: 0
NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS: 1024
nvmlFlagDefault: 0
nvmlFlagForce: 1
NVML_SINGLE_BIT_ECC: 0
NVML_DOUBLE_BIT_ECC: 1
NVML_MAX_GPU_PERF_PSTATES: 16
NVML_PERF_MODES_BUFFER_SIZE: 2048
NVML_POWER_MIZER_MODE_ADAPTIVE: 0
NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE: 1
NVML_POWER_MIZER_MODE_AUTO: 2
NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE: 3
NVML_DEVICE_HOSTNAME_BUFFER_SIZE: 64
NVML_RUSD_POLL_NONE: 0
NVML_RUSD_POLL_CLOCK: 1
NVML_RUSD_POLL_PERF: 2
NVML_RUSD_POLL_MEMORY: 4
NVML_RUSD_POLL_POWER: 8
NVML_RUSD_POLL_THERMAL: 16
NVML_RUSD_POLL_PCI: 32
NVML_RUSD_POLL_FAN: 64
NVML_RUSD_POLL_PROC_UTIL: 128
NVML_RUSD_POLL_ALL: 18446744073709551615
NVML_GSP_FIRMWARE_VERSION_BUF_SIZE: 64
NVML_DEVICE_ARCH_KEPLER: 2
NVML_DEVICE_ARCH_MAXWELL: 3
NVML_DEVICE_ARCH_PASCAL: 4
NVML_DEVICE_ARCH_VOLTA: 5
NVML_DEVICE_ARCH_TURING: 6
NVML_DEVICE_ARCH_AMPERE: 7
NVML_DEVICE_ARCH_ADA: 8
NVML_DEVICE_ARCH_HOPPER: 9
NVML_DEVICE_ARCH_BLACKWELL: 10
NVML_DEVICE_ARCH_DLA: 11
NVML_DEVICE_ARCH_DLA2: 12
NVML_DEVICE_ARCH_RUBIN: 13
NVML_DEVICE_ARCH_NPU3: 15
NVML_DEVICE_ARCH_UNKNOWN: 4294967295
NVML_BUS_TYPE_UNKNOWN: 0
NVML_BUS_TYPE_PCI: 1
NVML_BUS_TYPE_PCIE: 2
NVML_BUS_TYPE_FPCI: 3
NVML_BUS_TYPE_AGP: 4
NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW: 0
NVML_FAN_POLICY_MANUAL: 1
NVML_POWER_SOURCE_AC: 0
NVML_POWER_SOURCE_BATTERY: 1
NVML_POWER_SOURCE_UNDERSIZED: 2
NVML_PCIE_LINK_MAX_SPEED_INVALID: 0
NVML_PCIE_LINK_MAX_SPEED_2500MBPS: 1
NVML_PCIE_LINK_MAX_SPEED_5000MBPS: 2
NVML_PCIE_LINK_MAX_SPEED_8000MBPS: 3
NVML_PCIE_LINK_MAX_SPEED_16000MBPS: 4
NVML_PCIE_LINK_MAX_SPEED_32000MBPS: 5
NVML_PCIE_LINK_MAX_SPEED_64000MBPS: 6
NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED: 0
NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED: 1
NVML_MAX_GPU_UTILIZATIONS: 8
NVML_PCIE_ATOMICS_CAP_FETCHADD32: 1
NVML_PCIE_ATOMICS_CAP_FETCHADD64: 2
NVML_PCIE_ATOMICS_CAP_SWAP32: 4
NVML_PCIE_ATOMICS_CAP_SWAP64: 8
NVML_PCIE_ATOMICS_CAP_CAS32: 16
NVML_PCIE_ATOMICS_CAP_CAS64: 32
NVML_PCIE_ATOMICS_CAP_CAS128: 64
NVML_PCIE_ATOMICS_OPS_MAX: 7
NVML_POWER_SCOPE_GPU: 0
NVML_POWER_SCOPE_MODULE: 1
NVML_POWER_SCOPE_MEMORY: 2
NVML_POWER_SCOPE_GPU_BASE: 3
NVML_POWER_SCOPE_COUNT: 4
NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE: 0
NVML_GRID_LICENSE_EXPIRY_INVALID: 1
NVML_GRID_LICENSE_EXPIRY_VALID: 2
NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE: 3
NVML_GRID_LICENSE_EXPIRY_PERMANENT: 4
NVML_GRID_LICENSE_BUFFER_SIZE: 128
NVML_VGPU_NAME_BUFFER_SIZE: 64
NVML_GRID_LICENSE_FEATURE_MAX_COUNT: 3
NVML_INVALID_VGPU_PLACEMENT_ID: 65535
NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO: 0
NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES: 1
NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO: 0
NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES: 1
NVML_VGPU_PGPU_HETEROGENEOUS_MODE: 0
NVML_VGPU_PGPU_HOMOGENEOUS_MODE: 1
NVML_VGPU_SCHEDULER_POLICY_UNKNOWN: 0
NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT: 1
NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE: 2
NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE: 3
NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT: 3
NVML_SCHEDULER_SW_MAX_LOG_ENTRIES: 200
NVML_VGPU_SCHEDULER_ARR_DEFAULT: 0
NVML_VGPU_SCHEDULER_ARR_DISABLE: 1
NVML_VGPU_SCHEDULER_ARR_ENABLE: 2
NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS: 1
NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1: 2
NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0: 3
NVML_GRID_LICENSE_STATE_UNKNOWN: 0
NVML_GRID_LICENSE_STATE_UNINITIALIZED: 1
NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED: 2
NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED: 3
NVML_GRID_LICENSE_STATE_UNLICENSED: 4
NVML_GRID_LICENSE_STATE_LICENSED: 5
NVML_FI_DEV_ECC_CURRENT: 1
NVML_FI_DEV_ECC_PENDING: 2
NVML_FI_DEV_ECC_SBE_VOL_TOTAL: 3
NVML_FI_DEV_ECC_DBE_VOL_TOTAL: 4
NVML_FI_DEV_ECC_SBE_AGG_TOTAL: 5
NVML_FI_DEV_ECC_DBE_AGG_TOTAL: 6
NVML_FI_DEV_ECC_SBE_VOL_L1: 7
NVML_FI_DEV_ECC_DBE_VOL_L1: 8
NVML_FI_DEV_ECC_SBE_VOL_L2: 9
NVML_FI_DEV_ECC_DBE_VOL_L2: 10
NVML_FI_DEV_ECC_SBE_VOL_DEV: 11
NVML_FI_DEV_ECC_DBE_VOL_DEV: 12
NVML_FI_DEV_ECC_SBE_VOL_REG: 13
NVML_FI_DEV_ECC_DBE_VOL_REG: 14
NVML_FI_DEV_ECC_SBE_VOL_TEX: 15
NVML_FI_DEV_ECC_DBE_VOL_TEX: 16
NVML_FI_DEV_ECC_DBE_VOL_CBU: 17
NVML_FI_DEV_ECC_SBE_AGG_L1: 18
NVML_FI_DEV_ECC_DBE_AGG_L1: 19
NVML_FI_DEV_ECC_SBE_AGG_L2: 20
NVML_FI_DEV_ECC_DBE_AGG_L2: 21
NVML_FI_DEV_ECC_SBE_AGG_DEV: 22
NVML_FI_DEV_ECC_DBE_AGG_DEV: 23
NVML_FI_DEV_ECC_SBE_AGG_REG: 24
NVML_FI_DEV_ECC_DBE_AGG_REG: 25
NVML_FI_DEV_ECC_SBE_AGG_TEX: 26
NVML_FI_DEV_ECC_DBE_AGG_TEX: 27
NVML_FI_DEV_ECC_DBE_AGG_CBU: 28
NVML_FI_DEV_RETIRED_SBE: 29
NVML_FI_DEV_RETIRED_DBE: 30
NVML_FI_DEV_RETIRED_PENDING: 31
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0: 32
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1: 33
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2: 34
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3: 35
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4: 36
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5: 37
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL: 38
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0: 39
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1: 40
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2: 41
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3: 42
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4: 43
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5: 44
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL: 45
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0: 46
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1: 47
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2: 48
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3: 49
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4: 50
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5: 51
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL: 52
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0: 53
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1: 54
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2: 55
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3: 56
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4: 57
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5: 58
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL: 59
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0: 60
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1: 61
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2: 62
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3: 63
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4: 64
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5: 65
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL: 66
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0: 67
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1: 68
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2: 69
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3: 70
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4: 71
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5: 72
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL: 73
NVML_FI_DEV_PERF_POLICY_POWER: 74
NVML_FI_DEV_PERF_POLICY_THERMAL: 75
NVML_FI_DEV_PERF_POLICY_SYNC_BOOST: 76
NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT: 77
NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION: 78
NVML_FI_DEV_PERF_POLICY_RELIABILITY: 79
NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS: 80
NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS: 81
NVML_FI_DEV_MEMORY_TEMP: 82
NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION: 83
NVML_FI_DEV_NVLINK_SPEED_MBPS_L0: 84
NVML_FI_DEV_NVLINK_SPEED_MBPS_L1: 85
NVML_FI_DEV_NVLINK_SPEED_MBPS_L2: 86
NVML_FI_DEV_NVLINK_SPEED_MBPS_L3: 87
NVML_FI_DEV_NVLINK_SPEED_MBPS_L4: 88
NVML_FI_DEV_NVLINK_SPEED_MBPS_L5: 89
NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON: 90
NVML_FI_DEV_NVLINK_LINK_COUNT: 91
NVML_FI_DEV_RETIRED_PENDING_SBE: 92
NVML_FI_DEV_RETIRED_PENDING_DBE: 93
NVML_FI_DEV_PCIE_REPLAY_COUNTER: 94
NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER: 95
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6: 96
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7: 97
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8: 98
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9: 99
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10: 100
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11: 101
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6: 102
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7: 103
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8: 104
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9: 105
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10: 106
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11: 107
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6: 108
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7: 109
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8: 110
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9: 111
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10: 112
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11: 113
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6: 114
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7: 115
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8: 116
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9: 117
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10: 118
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11: 119
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6: 120
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7: 121
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8: 122
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9: 123
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10: 124
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11: 125
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6: 126
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7: 127
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8: 128
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9: 129
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10: 130
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11: 131
NVML_FI_DEV_NVLINK_SPEED_MBPS_L6: 132
NVML_FI_DEV_NVLINK_SPEED_MBPS_L7: 133
NVML_FI_DEV_NVLINK_SPEED_MBPS_L8: 134
NVML_FI_DEV_NVLINK_SPEED_MBPS_L9: 135
NVML_FI_DEV_NVLINK_SPEED_MBPS_L10: 136
NVML_FI_DEV_NVLINK_SPEED_MBPS_L11: 137
NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX: 138
NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX: 139
NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX: 140
NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX: 141
NVML_FI_DEV_REMAPPED_COR: 142
NVML_FI_DEV_REMAPPED_UNC: 143
NVML_FI_DEV_REMAPPED_PENDING: 144
NVML_FI_DEV_REMAPPED_FAILURE: 145
NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID: 146
NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT: 147
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0: 148
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1: 149
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2: 150
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3: 151
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4: 152
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5: 153
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6: 154
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7: 155
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8: 156
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9: 157
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10: 158
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11: 159
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL: 160
NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY: 161
NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY: 162
NVML_FI_DEV_NVLINK_ERROR_DL_CRC: 163
NVML_FI_DEV_NVLINK_GET_SPEED: 164
NVML_FI_DEV_NVLINK_GET_STATE: 165
NVML_FI_DEV_NVLINK_GET_VERSION: 166
NVML_FI_DEV_NVLINK_GET_POWER_STATE: 167
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD: 168
NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER: 169
NVML_FI_DEV_C2C_LINK_COUNT: 170
NVML_FI_DEV_C2C_LINK_GET_STATUS: 171
NVML_FI_DEV_C2C_LINK_GET_MAX_BW: 172
NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS: 173
NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED: 174
NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR: 175
NVML_FI_DEV_PCIE_COUNT_BAD_TLP: 176
NVML_FI_DEV_PCIE_COUNT_NAKS_SENT: 177
NVML_FI_DEV_PCIE_COUNT_BAD_DLLP: 178
NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR: 179
NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR: 180
NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ: 181
NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR: 182
NVML_FI_DEV_PCIE_COUNT_LANE_ERROR: 183
NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED: 184
NVML_FI_DEV_POWER_AVERAGE: 185
NVML_FI_DEV_POWER_INSTANT: 186
NVML_FI_DEV_POWER_MIN_LIMIT: 187
NVML_FI_DEV_POWER_MAX_LIMIT: 188
NVML_FI_DEV_POWER_DEFAULT_LIMIT: 189
NVML_FI_DEV_POWER_CURRENT_LIMIT: 190
NVML_FI_DEV_ENERGY: 191
NVML_FI_DEV_POWER_REQUESTED_LIMIT: 192
NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT: 193
NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT: 194
NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT: 195
NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT: 196
NVML_FI_DEV_PCIE_COUNT_TX_BYTES: 197
NVML_FI_DEV_PCIE_COUNT_RX_BYTES: 198
NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: 199
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX: 200
NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS: 201
NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES: 202
NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS: 203
NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES: 204
NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED: 205
NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS: 206
NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS: 207
NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS: 208
NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS: 209
NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS: 210
NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS: 211
NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS: 212
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS: 213
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS: 214
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS: 215
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0: 216
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1: 217
NVML_FI_DEV_NVLINK_COUNT_RAW_BER: 218
NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS: 219
NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER: 220
NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS: 221
NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER: 222
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN: 223
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS: 224
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED: 225
NVML_FI_DEV_RESET_STATUS: 226
NVML_FI_DEV_DRAIN_AND_RESET_STATUS: 227
NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK: 228
NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK: 229
NVML_FI_DEV_GET_GPU_RECOVERY_ACTION: 230
NVML_FI_DEV_C2C_LINK_ERROR_INTR: 231
NVML_FI_DEV_C2C_LINK_ERROR_REPLAY: 232
NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B: 233
NVML_FI_DEV_C2C_LINK_POWER_STATE: 234
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0: 235
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1: 236
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2: 237
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3: 238
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4: 239
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5: 240
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6: 241
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7: 242
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8: 243
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9: 244
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10: 245
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11: 246
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12: 247
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13: 248
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14: 249
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15: 250
NVML_FI_PWR_SMOOTHING_ENABLED: 251
NVML_FI_PWR_SMOOTHING_PRIV_LVL: 252
NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: 253
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: 254
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: 255
NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: 256
NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: 257
NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: 258
NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: 259
NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: 260
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: 261
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: 262
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: 263
NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: 264
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: 265
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: 266
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: 267
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: 268
NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP: 74
NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST: 76
NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN: 269
NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN: 270
NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN: 271
NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ: 272
NVML_FI_DEV_POWER_SYNC_BALANCING_AF: 273
NVML_FI_DEV_EDPP_MULTIPLIER: 274
NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR: 275
NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR: 276
NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET: 277
NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT: 278
NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER: 279
NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED: 280
NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR: 281
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT: 282
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT: 283
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET: 284
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR: 285
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT: 286
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT: 287
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET: 288
NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0: 289
NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1: 290
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2: 291
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2: 292
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2: 293
NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS: 294
NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS: 295
NVML_FI_DEV_NVLINK_GET_DATA_RATE: 296
NVML_FI_DEV_MMA_STALL_PERCENT: 297
NVML_FI_DEV_MCLK_SWITCH_TYPE: 298
NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS: 299
NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED: 300
NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE: 301
NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE: 302
NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS: 303
NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS: 304
NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX: 305
NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE: 306
NVML_FI_DEV_PENDING_BANK_REMAPPING: 307
NVML_FI_DEV_GPU_TEMP: 308
NVML_FI_PWR_SMOOTHING_LIMITED_TIME: 309
NVML_FI_MAX: 310
NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED: 0
NVML_MCLK_SWITCH_TYPE_DEFERRED: 1
NVML_MCLK_SWITCH_TYPE_RUNTIME: 2
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US: 0
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US: 1
NVML_NVLINK_POWER_STATE_HIGH_SPEED: 0
NVML_NVLINK_POWER_STATE_LOW: 1
NVML_NVLINK_LOW_POWER_THRESHOLD_MIN: 1
NVML_NVLINK_LOW_POWER_THRESHOLD_MAX: 8191
NVML_NVLINK_LOW_POWER_THRESHOLD_RESET: 4294967295
NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT: 4294967295
NVML_C2C_POWER_STATE_FULL_POWER: 0
NVML_C2C_POWER_STATE_LOW_POWER: 1
nvmlEventTypeNone: 0
nvmlEventTypeSingleBitEccError: 1
nvmlEventTypeDoubleBitEccError: 2
nvmlEventTypePState: 4
nvmlEventTypeXidCriticalError: 8
nvmlEventTypeClock: 16
nvmlEventTypePowerSourceChange: 128
nvmlEventMigConfigChange: 256
nvmlEventTypeSingleBitEccErrorStorm: 512
nvmlEventTypeDramRetirementEvent: 1024
nvmlEventTypeDramRetirementFailure: 2048
nvmlEventTypeNonFatalPoisonError: 4096
nvmlEventTypeFatalPoisonError: 8192
nvmlEventTypeGpuUnavailableError: 16384
nvmlEventTypeGpuRecoveryAction: 32768
nvmlEventTypeAll: 65439
NVML_GPU_INSTANCE_ID_ANY: 4294967295
NVML_COMPUTE_INSTANCE_ID_ANY: 4294967295
NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED: 1
NVML_OPERATIONAL_EVENT_ATTR_LATENT: 2
NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED: 4
NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET: 8
NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED: 16
NVML_OPERATIONAL_EVENT_ATTR_PRIMARY: 32
NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW: 64
NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED: 1
NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR: 2
NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED: 4
nvmlSystemEventTypeGpuDriverUnbind: 1
nvmlSystemEventTypeGpuDriverBind: 2
nvmlSystemEventTypeCount: 2
nvmlClocksEventReasonGpuIdle: 1
nvmlClocksEventReasonApplicationsClocksSetting: 2
nvmlClocksThrottleReasonUserDefinedClocks: 2
nvmlClocksEventReasonSwPowerCap: 4
nvmlClocksThrottleReasonHwSlowdown: 8
nvmlClocksEventReasonSyncBoost: 16
nvmlClocksEventReasonSwThermalSlowdown: 32
nvmlClocksThrottleReasonHwThermalSlowdown: 64
nvmlClocksThrottleReasonHwPowerBrakeSlowdown: 128
nvmlClocksEventReasonDisplayClockSetting: 256
nvmlClocksEventReasonBoardLimit: 512
nvmlClocksEventReasonReliability: 1024
nvmlClocksEventReasonNone: 0
nvmlClocksEventReasonAll: 2047
nvmlClocksThrottleReasonGpuIdle: 1
nvmlClocksThrottleReasonApplicationsClocksSetting: 2
nvmlClocksThrottleReasonSyncBoost: 16
nvmlClocksThrottleReasonSwPowerCap: 4
nvmlClocksThrottleReasonSwThermalSlowdown: 32
nvmlClocksThrottleReasonDisplayClockSetting: 256
nvmlClocksThrottleReasonNone: 0
nvmlClocksThrottleReasonAll: 2047
NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: 1
NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: 2
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: 4
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: 8
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: 16
NVML_CC_SYSTEM_CPU_CAPS_NONE: 0
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV: 1
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX: 2
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP: 3
NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM: 4
NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA: 5
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT: 6
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO: 7
NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE: 0
NVML_CC_SYSTEM_GPUS_CC_CAPABLE: 1
NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE: 2
NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF: 0
NVML_CC_SYSTEM_DEVTOOLS_MODE_ON: 1
NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE: 0
NVML_CC_SYSTEM_ENVIRONMENT_SIM: 1
NVML_CC_SYSTEM_ENVIRONMENT_PROD: 2
NVML_CC_SYSTEM_FEATURE_DISABLED: 0
NVML_CC_SYSTEM_FEATURE_ENABLED: 1
NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED: 2
NVML_CC_SYSTEM_MULTIGPU_NONE: 0
NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE: 1
NVML_CC_SYSTEM_MULTIGPU_NVLE: 2
NVML_CC_SYSTEM_TDISP_STATE_DISABLED: 0
NVML_CC_SYSTEM_TDISP_STATE_NOT_READY: 1
NVML_CC_SYSTEM_TDISP_STATE_READY: 2
NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE: 0
NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE: 1
NVML_GPU_CERT_CHAIN_SIZE: 4096
NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE: 5120
NVML_CC_GPU_CEC_NONCE_SIZE: 32
NVML_CC_GPU_ATTESTATION_REPORT_SIZE: 8192
NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE: 4096
NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT: 0
NVML_CC_CEC_ATTESTATION_REPORT_PRESENT: 1
NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN: 50
NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX: 65
NVML_GPU_FABRIC_UUID_LEN: 16
NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_STATE_NOT_STARTED: 1
NVML_GPU_FABRIC_STATE_IN_PROGRESS: 2
NVML_GPU_FABRIC_STATE_COMPLETED: 3
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE: 1
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE: 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW: 0
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: 3
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE: 1
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE: 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY: 2
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY: 3
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE: 1
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE: 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY: 4
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY: 3
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE: 1
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE: 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY: 6
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY: 3
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE: 1
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID: 2
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN: 3
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION: 4
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS: 5
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW: 6
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION: 7
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID: 8
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION: 8
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION: 15
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE: 1
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE: 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED: 12
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED: 3
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED: 1
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED: 2
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE: 14
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE: 3
NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED: 0
NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY: 1
NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY: 2
NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY: 3
NVML_GPU_FABRIC_CLIQUE_MAX: 64
NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER: 0
NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER: 1
NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: 2
NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: 3
NVML_INIT_FLAG_NO_GPUS: 1
NVML_INIT_FLAG_NO_ATTACH: 2
NVML_INIT_FLAG_FORCE_INIT: 4
NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: 16
NVML_DEVICE_UUID_BUFFER_SIZE: 80
NVML_DEVICE_UUID_V2_BUFFER_SIZE: 96
NVML_DEVICE_PART_NUMBER_BUFFER_SIZE: 80
NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE: 80
NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE: 80
NVML_DEVICE_NAME_BUFFER_SIZE: 64
NVML_DEVICE_NAME_V2_BUFFER_SIZE: 96
NVML_DEVICE_SERIAL_BUFFER_SIZE: 30
NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE: 32
NVML_CPER_CURSOR_HANDLE_INIT: 0
NVML_AFFINITY_SCOPE_NODE: 0
NVML_AFFINITY_SCOPE_SOCKET: 1
NVML_NVLINK_BER_MANTISSA_SHIFT: 8
NVML_NVLINK_BER_MANTISSA_WIDTH: 15
NVML_NVLINK_BER_EXP_SHIFT: 0
NVML_NVLINK_BER_EXP_WIDTH: 255
NVML_NVLINK_STATE_INACTIVE: 0
NVML_NVLINK_STATE_ACTIVE: 1
NVML_NVLINK_STATE_SLEEP: 2
NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED: 3
NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES: 23
NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE: 1
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR: 2
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY: 3
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN: 4
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN: 5
NVML_NVLINK_FIRMWARE_VERSION_LENGTH: 100
NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2: 4096
NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK: 128
NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE: 256
NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES: 32
NVML_PRM_DATA_MAX_SIZE: 496
NVML_DEVICE_MIG_DISABLE: 0
NVML_DEVICE_MIG_ENABLE: 1
NVML_GPU_INSTANCE_PROFILE_1_SLICE: 0
NVML_GPU_INSTANCE_PROFILE_2_SLICE: 1
NVML_GPU_INSTANCE_PROFILE_3_SLICE: 2
NVML_GPU_INSTANCE_PROFILE_4_SLICE: 3
NVML_GPU_INSTANCE_PROFILE_7_SLICE: 4
NVML_GPU_INSTANCE_PROFILE_8_SLICE: 5
NVML_GPU_INSTANCE_PROFILE_6_SLICE: 6
NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1: 7
NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1: 8
NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2: 9
NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX: 10
NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX: 11
NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX: 12
NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME: 13
NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME: 14
NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME: 15
NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME: 16
NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX: 17
NVML_GPU_INSTANCE_PROFILE_COUNT: 18
NVML_GPU_INSTANCE_PROFILE_CAPS_P2P: 1
NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P: 1
NVML_GPU_INSTANCE_PROFILE_CAPS_GFX: 2
NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX: 1
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE: 0
NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE: 1
NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE: 2
NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE: 3
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE: 4
NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE: 5
NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE: 6
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1: 7
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL: 8
NVML_COMPUTE_INSTANCE_PROFILE_COUNT: 9
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED: 0
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT: 1
NVML_GPM_METRICS_GET_VERSION: 1
NVML_GPM_SUPPORT_VERSION: 1
NVML_DEV_CAP_EGM: 1
NVML_255_MASK_BITS_PER_ELEM: 32
NVML_255_MASK_NUM_ELEMS: 8
NVML_WORKLOAD_POWER_MAX_PROFILES: 255
NVML_POWER_SMOOTHING_MAX_NUM_PROFILES: 5
NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: 8
NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET: 4294967295
NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR: 0
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE: 1
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE: 2
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS: 3
NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR: 4
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT: 5
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT: 6
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET: 7
""")

# Inline functions that fill a struct.
makers = Lines("""
""")

# Types of values behind void *, by the enumerator that is passed beside them.
attributes = word_blocks("""
""")

# Names that cuda.bindings gives to records that have none in C.
unnamed = Lines("""
anon_struct0: nvmlGpuThermalSettings_t_sensor
anon_union0: nvmlPerfMetricControllerSample_t_data
anon_struct1: nvmlGpuDynamicPstatesInfo_st_utilization
anon_struct2: nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR
anon_struct3: nvmlVgpuSchedulerParams_t_vgpuSchedData
anon_struct4: nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR
anon_struct5: nvmlVgpuSchedulerSetParams_t_vgpuSchedData
anon_struct6: nvmlGpmMetric_t_metricInfo
""")

advice = Lines("""
NVML_ERROR_UNINITIALIZED: Call nvmlInit_v2 first, in every process; after nvmlShutdown and a fork, call it again.
NVML_ERROR_INVALID_ARGUMENT: An argument is not valid: a handle, an index or a link that the device does not have, or NULL for a result.
NVML_ERROR_NOT_SUPPORTED: The device, its current mode or this platform does not have this. Other devices of the machine may.
NVML_ERROR_NO_PERMISSION: Root, or a permission that an administrator gives, is needed for this. In a container, the host decides.
NVML_ERROR_ALREADY_INITIALIZED: NVML was initialized before. Newer libraries count calls and never say so.
NVML_ERROR_NOT_FOUND: There is no such thing: a UUID, PCI address, process or instance that is not there, or is not seen in this container.
NVML_ERROR_INSUFFICIENT_SIZE: The memory for the result is too small; the count that comes back says how much there is.
NVML_ERROR_INSUFFICIENT_POWER: A device's external power cables are not attached. Power the machine off and look.
NVML_ERROR_DRIVER_NOT_LOADED: NVIDIA's kernel module is not loaded: nvidia-smi fails too then. A container has to be given the GPU.
NVML_ERROR_TIMEOUT: Nothing happened in the time that was given. Waiting for events, that is no error: ask again.
NVML_ERROR_IRQ_ISSUE: The kernel found a problem with a device's interrupts. Its log says more: dmesg.
NVML_ERROR_LIBRARY_NOT_FOUND: NVML could not open a library that it needs itself: the driver's installation is not whole.
NVML_ERROR_FUNCTION_NOT_FOUND: The driver that is installed is older than this function, or does not have it on this platform.
NVML_ERROR_CORRUPTED_INFOROM: The device's inforom is corrupted. It has to be reflashed: ask the maker of the board.
NVML_ERROR_GPU_IS_LOST: The device has fallen off the bus or cannot be reached. See the kernel's log for an XID; often only a reboot helps.
NVML_ERROR_RESET_REQUIRED: The device has to be reset before it can be used again: nvidia-smi --gpu-reset, with nothing running on it.
NVML_ERROR_OPERATING_SYSTEM: The operating system, or a control group, denied access to the device.
NVML_ERROR_LIB_RM_VERSION_MISMATCH: The driver's kernel module and its libraries are of different versions: an update without a reboot, most often.
NVML_ERROR_IN_USE: Somebody uses the device: stop what runs on it, and services that hold it, such as persistenced or DCGM.
NVML_ERROR_MEMORY: There is not enough memory on the host for this.
NVML_ERROR_NO_DATA: There is no data yet, or none any more: sampling may have just begun. Ask again later.
NVML_ERROR_VGPU_ECC_NOT_SUPPORTED: With a vGPU this is not possible while ECC is on. Turn ECC off, or take another type of vGPU.
NVML_ERROR_INSUFFICIENT_RESOURCES: Something other than memory is used up, such as room for one more instance.
NVML_ERROR_FREQ_NOT_SUPPORTED: The clock is not one that the device supports; nvmlDeviceGetSupportedGraphicsClocks lists them.
NVML_ERROR_ARGUMENT_VERSION_MISMATCH: A struct's version field is not one that this driver knows. It has to be set, or the driver is older than the struct.
NVML_ERROR_DEPRECATED: This driver no longer has this function; a newer one takes its place.
NVML_ERROR_NOT_READY: The system or the device is not ready for this yet. Try again after a while.
NVML_ERROR_GPU_NOT_FOUND: No GPU was found: there is no /dev/nvidia0, or this container is given none.
NVML_ERROR_INVALID_STATE: The device's state does not allow this now, such as a mode that excludes it.
NVML_ERROR_RESET_TYPE_NOT_SUPPORTED: This kind of reset is not one that the device supports.
NVML_ERROR_UNKNOWN: The driver itself failed. The kernel's log may have more: dmesg, lines with NVRM or Xid.
""")
