# python -m generator generate nvml 13.5
# nvml as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.0
result: nvmlReturn_t
insufficient: NVML_ERROR_INSUFFICIENT_SIZE
summary: NVML, which tells about GPUs and manages them
environment: CUDA_CTYPES_LIBNVML
pathfinder: nvml
version[]: nvmlSystemGetNVMLVersion
snake_error: NvmlError
snake_errors.ERROR_TIMEOUT: NvmlTimeoutError
snake_errors.ERROR_MEMORY: NvmlMemoryError
snake_errors.ERROR_UNKNOWN: UnknownError
snake_synonyms.TimeoutError: NvmlTimeoutError
snake_synonyms.MemoryError: NvmlMemoryError
snake_checks.check_status[]:
snake_checks.check_status_size[]: ERROR_INSUFFICIENT_SIZE
snake_literal[]: sensorType
snake_result: Return
sections: names=46+1155 functions=1306+50999 enums=52305+39013 typedefs=91318+7217 snake_functions=98576+25711 snake_constants=124287+175 snake_types=124462+10472 snake_enums=134934+69495 older=204479+9 records=204488+33970 callbacks=238458+13 constants=238471+28890 makers=267400+10 attributes=267489+13 unnamed=267567+440 advice=268007+3658

# Public names that stand for another symbol.
[names]
nvmlComputeInstanceGetInfo: nvmlComputeInstanceGetInfo_v2
nvmlDeviceGetAttributes: nvmlDeviceGetAttributes_v2
nvmlDeviceGetComputeRunningProcesses: nvmlDeviceGetComputeRunningProcesses_v3
nvmlDeviceGetCount: nvmlDeviceGetCount_v2
nvmlDeviceGetDriverModel: nvmlDeviceGetDriverModel_v2
nvmlDeviceGetGpuInstancePossiblePlacements: nvmlDeviceGetGpuInstancePossiblePlacements_v2
nvmlDeviceGetGraphicsRunningProcesses: nvmlDeviceGetGraphicsRunningProcesses_v3
nvmlDeviceGetGridLicensableFeatures: nvmlDeviceGetGridLicensableFeatures_v4
nvmlDeviceGetHandleByIndex: nvmlDeviceGetHandleByIndex_v2
nvmlDeviceGetHandleByPciBusId: nvmlDeviceGetHandleByPciBusId_v2
nvmlDeviceGetMPSComputeRunningProcesses: nvmlDeviceGetMPSComputeRunningProcesses_v3
nvmlDeviceGetNvLinkRemotePciInfo: nvmlDeviceGetNvLinkRemotePciInfo_v2
nvmlDeviceGetPciInfo: nvmlDeviceGetPciInfo_v3
nvmlDeviceRemoveGpu: nvmlDeviceRemoveGpu_v2
nvmlEventSetWait: nvmlEventSetWait_v2
nvmlGetBlacklistDeviceCount: nvmlGetExcludedDeviceCount
nvmlGetBlacklistDeviceInfoByIndex: nvmlGetExcludedDeviceInfoByIndex
nvmlInit: nvmlInit_v2
nvmlVgpuInstanceGetLicenseInfo: nvmlVgpuInstanceGetLicenseInfo_v2

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
nvmlInit_v2: nvmlReturn_t ()
nvmlInitWithFlags: nvmlReturn_t (unsigned int flags)
nvmlShutdown: nvmlReturn_t ()
nvmlErrorString: const char * (nvmlReturn_t result)
nvmlSystemGetDriverVersion: nvmlReturn_t (out char *version : buffer=80 text, unsigned int length : is=80)
nvmlSystemGetNVMLVersion: nvmlReturn_t (out char *version : buffer=80 text, unsigned int length : is=80)
nvmlSystemGetCudaDriverVersion: nvmlReturn_t (out int *cudaDriverVersion)
nvmlSystemGetCudaDriverVersion_v2: nvmlReturn_t (out int *cudaDriverVersion)
nvmlSystemGetProcessName: nvmlReturn_t (unsigned int pid, out char *name : buffer=1024 text, unsigned int length : is=1024)
nvmlSystemGetHicVersion: nvmlReturn_t (out unsigned int *hwbcCount : asked, out nvmlHwbcEntry_t *hwbcEntries : array=hwbcCount)
nvmlSystemGetTopologyGpuSet: nvmlReturn_t (unsigned int cpuNumber, out unsigned int *count : asked, out nvmlDevice_t *deviceArray : array=count)
nvmlSystemGetDriverBranch: nvmlReturn_t (out nvmlSystemDriverBranchInfo_t *branchInfo : version=1 gives=branch, unsigned int length : is=80) 12060
nvmlSystemGetCPER_v1: nvmlReturn_t (out nvmlGetCPER_v1_t *cper) 13030
nvmlUnitGetCount: nvmlReturn_t (out unsigned int *unitCount)
nvmlUnitGetHandleByIndex: nvmlReturn_t (unsigned int index, out nvmlUnit_t *unit)
nvmlUnitGetUnitInfo: nvmlReturn_t (nvmlUnit_t unit, out nvmlUnitInfo_t *info)
nvmlUnitGetLedState: nvmlReturn_t (nvmlUnit_t unit, out nvmlLedState_t *state)
nvmlUnitGetPsuInfo: nvmlReturn_t (nvmlUnit_t unit, out nvmlPSUInfo_t *psu)
nvmlUnitGetTemperature: nvmlReturn_t (nvmlUnit_t unit, unsigned int type, out unsigned int *temp)
nvmlUnitGetFanSpeedInfo: nvmlReturn_t (nvmlUnit_t unit, out nvmlUnitFanSpeeds_t *fanSpeeds)
nvmlUnitGetDevices: nvmlReturn_t (nvmlUnit_t unit, out unsigned int *deviceCount : asked, out nvmlDevice_t *devices : array=deviceCount)
nvmlDeviceGetCount_v2: nvmlReturn_t (out unsigned int *deviceCount)
nvmlDeviceGetAttributes_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlDeviceAttributes_t *attributes)
nvmlDeviceGetHandleByIndex_v2: nvmlReturn_t (unsigned int index, out nvmlDevice_t *device)
nvmlDeviceGetHandleBySerial: nvmlReturn_t (const char *serial, out nvmlDevice_t *device)
nvmlDeviceGetHandleByUUID: nvmlReturn_t (const char *uuid, out nvmlDevice_t *device)
nvmlDeviceGetHandleByUUIDV: nvmlReturn_t (const nvmlUUID_t *uuid : version=1 takes=type,value:uuid, out nvmlDevice_t *device) 12090
nvmlDeviceGetHandleByPciBusId_v2: nvmlReturn_t (const char *pciBusId, out nvmlDevice_t *device)
nvmlDeviceGetName: nvmlReturn_t (nvmlDevice_t device, out char *name : buffer=96 text, unsigned int length : is=96)
nvmlDeviceGetBrand: nvmlReturn_t (nvmlDevice_t device, out nvmlBrandType_t *type)
nvmlDeviceGetIndex: nvmlReturn_t (nvmlDevice_t device, out unsigned int *index)
nvmlDeviceGetSerial: nvmlReturn_t (nvmlDevice_t device, out char *serial : buffer=30 text, unsigned int length : is=30)
nvmlDeviceGetModuleId: nvmlReturn_t (nvmlDevice_t device, out unsigned int *moduleId) 12020
nvmlDeviceGetC2cModeInfoV: nvmlReturn_t (nvmlDevice_t device, out nvmlC2cModeInfo_v1_t *c2cModeInfo) 12030
nvmlDeviceGetMemoryAffinity: nvmlReturn_t (nvmlDevice_t device, unsigned int nodeSetSize, out unsigned long *nodeSet : array=nodeSetSize, nvmlAffinityScope_t scope)
nvmlDeviceGetCpuAffinityWithinScope: nvmlReturn_t (nvmlDevice_t device, unsigned int cpuSetSize, out unsigned long *cpuSet : array=cpuSetSize, nvmlAffinityScope_t scope)
nvmlDeviceGetCpuAffinity: nvmlReturn_t (nvmlDevice_t device, unsigned int cpuSetSize, out unsigned long *cpuSet : array=cpuSetSize)
nvmlDeviceSetCpuAffinity: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceClearCpuAffinity: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceGetNumaNodeId: nvmlReturn_t (nvmlDevice_t device, out unsigned int *node) 12040
nvmlDeviceGetAddressingMode: nvmlReturn_t (nvmlDevice_t device, out nvmlDeviceAddressingMode_t *mode : version=1) 13000
nvmlDeviceGetRepairStatus: nvmlReturn_t (nvmlDevice_t device, out nvmlRepairStatus_t *repairStatus : version=1) 13000
nvmlDeviceGetUnrepairableMemoryFlag_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus : gives=bUnrepairableMemory) 13010
nvmlDeviceGetTopologyCommonAncestor: nvmlReturn_t (nvmlDevice_t device1, nvmlDevice_t device2, out nvmlGpuTopologyLevel_t *pathInfo)
nvmlDeviceGetTopologyNearestGpus: nvmlReturn_t (nvmlDevice_t device, nvmlGpuTopologyLevel_t level, out unsigned int *count : asked, out nvmlDevice_t *deviceArray : array=count)
nvmlDeviceGetP2PStatus: nvmlReturn_t (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, out nvmlGpuP2PStatus_t *p2pStatus)
nvmlDeviceGetUUID: nvmlReturn_t (nvmlDevice_t device, out char *uuid : buffer=96 text, unsigned int length : is=96)
nvmlDeviceGetMinorNumber: nvmlReturn_t (nvmlDevice_t device, out unsigned int *minorNumber)
nvmlDeviceGetBoardPartNumber: nvmlReturn_t (nvmlDevice_t device, out char *partNumber : buffer=80 text, unsigned int length : is=80)
nvmlDeviceGetInforomVersion: nvmlReturn_t (nvmlDevice_t device, nvmlInforomObject_t object, out char *version : buffer=16 text, unsigned int length : is=16)
nvmlDeviceGetInforomImageVersion: nvmlReturn_t (nvmlDevice_t device, out char *version : buffer=16 text, unsigned int length : is=16)
nvmlDeviceGetInforomConfigurationChecksum: nvmlReturn_t (nvmlDevice_t device, out unsigned int *checksum)
nvmlDeviceValidateInforom: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceGetLastBBXFlushTime: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *timestamp, out unsigned long *durationUs) 12030
nvmlDeviceGetBBXTimeData_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlBBXTimeData_v1_t *timeData) 13030
nvmlDeviceGetGpuUptime_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuUptime_v1_t *uptime) 13050
nvmlDeviceGetDisplayMode: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *display)
nvmlDeviceGetDisplayActive: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *isActive)
nvmlDeviceGetPersistenceMode: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *mode)
nvmlDeviceGetPciInfoExt: nvmlReturn_t (nvmlDevice_t device, out nvmlPciInfoExt_t *pci : version=1) 12040
nvmlDeviceGetPciInfo_v3: nvmlReturn_t (nvmlDevice_t device, out nvmlPciInfo_t *pci)
nvmlDeviceGetMaxPcieLinkGeneration: nvmlReturn_t (nvmlDevice_t device, out unsigned int *maxLinkGen)
nvmlDeviceGetGpuMaxPcieLinkGeneration: nvmlReturn_t (nvmlDevice_t device, out unsigned int *maxLinkGenDevice)
nvmlDeviceGetMaxPcieLinkWidth: nvmlReturn_t (nvmlDevice_t device, out unsigned int *maxLinkWidth)
nvmlDeviceGetCurrPcieLinkGeneration: nvmlReturn_t (nvmlDevice_t device, out unsigned int *currLinkGen)
nvmlDeviceGetCurrPcieLinkWidth: nvmlReturn_t (nvmlDevice_t device, out unsigned int *currLinkWidth)
nvmlDeviceGetPcieThroughput: nvmlReturn_t (nvmlDevice_t device, nvmlPcieUtilCounter_t counter, out unsigned int *value)
nvmlDeviceGetPcieReplayCounter: nvmlReturn_t (nvmlDevice_t device, out unsigned int *value)
nvmlDeviceGetClockInfo: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t type, out unsigned int *clock)
nvmlDeviceGetMaxClockInfo: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t type, out unsigned int *clock)
nvmlDeviceGetGpcClkVfOffset: nvmlReturn_t (nvmlDevice_t device, out int *offset)
nvmlDeviceGetApplicationsClock: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t clockType, out unsigned int *clockMHz)
nvmlDeviceGetDefaultApplicationsClock: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t clockType, out unsigned int *clockMHz)
nvmlDeviceGetClock: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, out unsigned int *clockMHz)
nvmlDeviceGetMaxCustomerBoostClock: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t clockType, out unsigned int *clockMHz)
nvmlDeviceGetSupportedMemoryClocks: nvmlReturn_t (nvmlDevice_t device, out unsigned int *count : asked, out unsigned int *clocksMHz : array=count)
nvmlDeviceGetSupportedGraphicsClocks: nvmlReturn_t (nvmlDevice_t device, unsigned int memoryClockMHz, out unsigned int *count : asked, out unsigned int *clocksMHz : array=count)
nvmlDeviceGetAutoBoostedClocksEnabled: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *isEnabled, out nvmlEnableState_t *defaultIsEnabled)
nvmlDeviceGetFanSpeed: nvmlReturn_t (nvmlDevice_t device, out unsigned int *speed)
nvmlDeviceGetFanSpeed_v2: nvmlReturn_t (nvmlDevice_t device, unsigned int fan, out unsigned int *speed)
nvmlDeviceGetFanSpeedRPM: nvmlReturn_t (nvmlDevice_t device, out nvmlFanSpeedInfo_t *fanSpeed : version=1 takes=fan gives=speed) 12080
nvmlDeviceGetTargetFanSpeed: nvmlReturn_t (nvmlDevice_t device, unsigned int fan, out unsigned int *targetSpeed)
nvmlDeviceGetMinMaxFanSpeed: nvmlReturn_t (nvmlDevice_t device, out unsigned int *minSpeed, out unsigned int *maxSpeed)
nvmlDeviceGetFanControlPolicy_v2: nvmlReturn_t (nvmlDevice_t device, unsigned int fan, out nvmlFanControlPolicy_t *policy)
nvmlDeviceGetNumFans: nvmlReturn_t (nvmlDevice_t device, out unsigned int *numFans)
nvmlDeviceGetTemperature: nvmlReturn_t (nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, out unsigned int *temp)
nvmlDeviceGetCoolerInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlCoolerInfo_t *coolerInfo : version=1) 12080
nvmlDeviceGetTemperatureV: nvmlReturn_t (nvmlDevice_t device, out nvmlTemperature_t *temperature : version=1 takes=sensorType gives=temperature) 12080
nvmlDeviceGetTemperatureThreshold: nvmlReturn_t (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, out unsigned int *temp)
nvmlDeviceGetMarginTemperature: nvmlReturn_t (nvmlDevice_t device, out nvmlMarginTemperature_t *marginTempInfo : version=1 gives=marginTemperature) 12080
nvmlDeviceGetThermalSettings: nvmlReturn_t (nvmlDevice_t device, unsigned int sensorIndex, out nvmlGpuThermalSettings_t *pThermalSettings)
nvmlDeviceGetPerformanceState: nvmlReturn_t (nvmlDevice_t device, out nvmlPstates_t *pState)
nvmlDeviceGetCurrentClocksEventReasons: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *clocksEventReasons) 12020
nvmlDeviceGetCurrentClocksThrottleReasons: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *clocksThrottleReasons)
nvmlDeviceGetSupportedClocksEventReasons: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *supportedClocksEventReasons) 12020
nvmlDeviceGetSupportedClocksThrottleReasons: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *supportedClocksThrottleReasons)
nvmlDeviceGetPowerState: nvmlReturn_t (nvmlDevice_t device, out nvmlPstates_t *pState)
nvmlDeviceGetDynamicPstatesInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
nvmlDeviceGetMemClkVfOffset: nvmlReturn_t (nvmlDevice_t device, out int *offset)
nvmlDeviceGetMinMaxClockOfPState: nvmlReturn_t (nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, out unsigned int *minClockMHz, out unsigned int *maxClockMHz)
nvmlDeviceGetSupportedPerformanceStates: nvmlReturn_t (nvmlDevice_t device, out nvmlPstates_t *pstates : array=16, unsigned int size : is=64)
nvmlDeviceGetGpcClkMinMaxVfOffset: nvmlReturn_t (nvmlDevice_t device, out int *minOffset, out int *maxOffset)
nvmlDeviceGetMemClkMinMaxVfOffset: nvmlReturn_t (nvmlDevice_t device, out int *minOffset, out int *maxOffset)
nvmlDeviceGetClockOffsets: nvmlReturn_t (nvmlDevice_t device, out nvmlClockOffset_t *info : version=1 takes=type:clockType,pstate) 12050
nvmlDeviceSetClockOffsets: nvmlReturn_t (nvmlDevice_t device, nvmlClockOffset_t *info) 12050
nvmlDeviceGetPerformanceModes: nvmlReturn_t (nvmlDevice_t device, out nvmlDevicePerfModes_t *perfModes : version=1 gives=str) 12080
nvmlDeviceGetCurrentClockFreqs: nvmlReturn_t (nvmlDevice_t device, out nvmlDeviceCurrentClockFreqs_t *currentClockFreqs : version=1 gives=str) 12080
nvmlDeviceGetPowerManagementMode: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *mode)
nvmlDeviceGetPowerManagementLimit: nvmlReturn_t (nvmlDevice_t device, out unsigned int *limit)
nvmlDeviceGetPowerManagementLimitConstraints: nvmlReturn_t (nvmlDevice_t device, out unsigned int *minLimit, out unsigned int *maxLimit)
nvmlDeviceGetPowerManagementDefaultLimit: nvmlReturn_t (nvmlDevice_t device, out unsigned int *defaultLimit)
nvmlDeviceGetPowerUsage: nvmlReturn_t (nvmlDevice_t device, out unsigned int *power)
nvmlDeviceGetPowerMizerMode_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlDevicePowerMizerModes_v1_t *powerMizerMode) 13000
nvmlDeviceSetPowerMizerMode_v1: nvmlReturn_t (nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode) 13000
nvmlDeviceGetTotalEnergyConsumption: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *energy)
nvmlDeviceGetEnforcedPowerLimit: nvmlReturn_t (nvmlDevice_t device, out unsigned int *limit)
nvmlDeviceSetAdaptiveTgpMode_v1: nvmlReturn_t (nvmlDevice_t device, nvmlEnableState_t mode) 13040
nvmlDeviceGetAdaptiveTgpModeInfo_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlAdaptiveTgpModeInfo_v1_t *info) 13040
nvmlDeviceGetGpuOperationMode: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuOperationMode_t *current, out nvmlGpuOperationMode_t *pending)
nvmlDeviceGetMemoryInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlMemory_t *memory)
nvmlDeviceGetMemoryInfo_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlMemory_v2_t *memory : version=2)
nvmlDeviceSetMemoryLimits_v1: nvmlReturn_t (nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits) 13040
nvmlDeviceGetMemoryLimits_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlGetMemoryLimits_v1_t *limits) 13040
nvmlDeviceGetComputeMode: nvmlReturn_t (nvmlDevice_t device, out nvmlComputeMode_t *mode)
nvmlDeviceGetCudaComputeCapability: nvmlReturn_t (nvmlDevice_t device, out int *major, out int *minor)
nvmlDeviceGetDramEncryptionMode: nvmlReturn_t (nvmlDevice_t device, out nvmlDramEncryptionInfo_t *current : version=1 gives=encryptionState, out nvmlDramEncryptionInfo_t *pending : version=1 gives=encryptionState) 12080
nvmlDeviceSetDramEncryptionMode: nvmlReturn_t (nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption : version=1 takes=encryptionState:dramEncryption) 12080
nvmlDeviceGetEccMode: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *current, out nvmlEnableState_t *pending)
nvmlDeviceGetDefaultEccMode: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *defaultMode)
nvmlDeviceGetBoardId: nvmlReturn_t (nvmlDevice_t device, out unsigned int *boardId)
nvmlDeviceGetMultiGpuBoard: nvmlReturn_t (nvmlDevice_t device, out unsigned int *multiGpuBool)
nvmlDeviceGetTotalEccErrors: nvmlReturn_t (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, out unsigned long long *eccCounts)
nvmlDeviceGetDetailedEccErrors: nvmlReturn_t (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, out nvmlEccErrorCounts_t *eccCounts)
nvmlDeviceGetMemoryErrorCounter: nvmlReturn_t (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, out unsigned long long *count)
nvmlDeviceGetUtilizationRates: nvmlReturn_t (nvmlDevice_t device, out nvmlUtilization_t *utilization)
nvmlDeviceGetEncoderUtilization: nvmlReturn_t (nvmlDevice_t device, out unsigned int *utilization, out unsigned int *samplingPeriodUs)
nvmlDeviceGetEncoderCapacity: nvmlReturn_t (nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, out unsigned int *encoderCapacity)
nvmlDeviceGetEncoderStats: nvmlReturn_t (nvmlDevice_t device, out unsigned int *sessionCount, out unsigned int *averageFps, out unsigned int *averageLatency)
nvmlDeviceGetEncoderSessions: nvmlReturn_t (nvmlDevice_t device, out unsigned int *sessionCount : asked, out nvmlEncoderSessionInfo_t *sessionInfos : array=sessionCount)
nvmlDeviceGetDecoderUtilization: nvmlReturn_t (nvmlDevice_t device, out unsigned int *utilization, out unsigned int *samplingPeriodUs)
nvmlDeviceGetJpgUtilization: nvmlReturn_t (nvmlDevice_t device, out unsigned int *utilization, out unsigned int *samplingPeriodUs) 12020
nvmlDeviceGetOfaUtilization: nvmlReturn_t (nvmlDevice_t device, out unsigned int *utilization, out unsigned int *samplingPeriodUs) 12020
nvmlDeviceGetFBCStats: nvmlReturn_t (nvmlDevice_t device, out nvmlFBCStats_t *fbcStats)
nvmlDeviceGetFBCSessions: nvmlReturn_t (nvmlDevice_t device, out unsigned int *sessionCount : asked, out nvmlFBCSessionInfo_t *sessionInfo : array=sessionCount)
nvmlDeviceGetDriverModel_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlDriverModel_t *current, out nvmlDriverModel_t *pending) 12050
nvmlDeviceGetVbiosVersion: nvmlReturn_t (nvmlDevice_t device, out char *version : buffer=32 text, unsigned int length : is=32)
nvmlDeviceGetBridgeChipInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlBridgeChipHierarchy_t *bridgeHierarchy)
nvmlDeviceGetComputeRunningProcesses_v3: nvmlReturn_t (nvmlDevice_t device, out unsigned int *infoCount : asked, out nvmlProcessInfo_t *infos : array=infoCount)
nvmlDeviceGetGraphicsRunningProcesses_v3: nvmlReturn_t (nvmlDevice_t device, out unsigned int *infoCount : asked, out nvmlProcessInfo_t *infos : array=infoCount)
nvmlDeviceGetMPSComputeRunningProcesses_v3: nvmlReturn_t (nvmlDevice_t device, out unsigned int *infoCount : asked, out nvmlProcessInfo_t *infos : array=infoCount)
nvmlDeviceGetRunningProcessDetailList: nvmlReturn_t (nvmlDevice_t device, out nvmlProcessDetailList_t *plist : version=1 takes=mode asks=procArray) 12020
nvmlDeviceOnSameBoard: nvmlReturn_t (nvmlDevice_t device1, nvmlDevice_t device2, out int *onSameBoard)
nvmlDeviceGetAPIRestriction: nvmlReturn_t (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, out nvmlEnableState_t *isRestricted)
nvmlDeviceGetSamples: nvmlReturn_t (nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, out nvmlValueType_t *sampleValType, out unsigned int *sampleCount : asked, out nvmlSample_t *samples : array=sampleCount)
nvmlDeviceGetBAR1MemoryInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlBAR1Memory_t *bar1Memory)
nvmlDeviceGetViolationStatus: nvmlReturn_t (nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, out nvmlViolationTime_t *violTime)
nvmlDeviceGetIrqNum: nvmlReturn_t (nvmlDevice_t device, out unsigned int *irqNum)
nvmlDeviceGetNumGpuCores: nvmlReturn_t (nvmlDevice_t device, out unsigned int *numCores)
nvmlDeviceGetPowerSource: nvmlReturn_t (nvmlDevice_t device, out nvmlPowerSource_t *powerSource)
nvmlDeviceGetMemoryBusWidth: nvmlReturn_t (nvmlDevice_t device, out unsigned int *busWidth)
nvmlDeviceGetPcieLinkMaxSpeed: nvmlReturn_t (nvmlDevice_t device, out unsigned int *maxSpeed)
nvmlDeviceGetPcieSpeed: nvmlReturn_t (nvmlDevice_t device, out unsigned int *pcieSpeed)
nvmlDeviceGetAdaptiveClockInfoStatus: nvmlReturn_t (nvmlDevice_t device, out unsigned int *adaptiveClockStatus)
nvmlDeviceGetBusType: nvmlReturn_t (nvmlDevice_t device, out nvmlBusType_t *type)
nvmlDeviceGetGpuFabricInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuFabricInfo_t *gpuFabricInfo)
nvmlDeviceGetGpuFabricInfoV: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuFabricInfoV_t *gpuFabricInfo : version=3) 12040
nvmlDeviceGetGpuFabricInfo_v4: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuFabricInfo_v4_t *gpuFabricInfo) 13040
nvmlSystemGetConfComputeCapabilities: nvmlReturn_t (out nvmlConfComputeSystemCaps_t *capabilities) 12020
nvmlSystemGetConfComputeState: nvmlReturn_t (out nvmlConfComputeSystemState_t *state) 12020
nvmlDeviceGetConfComputeMemSizeInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlConfComputeMemSizeInfo_t *memInfo) 12020
nvmlSystemGetConfComputeGpusReadyState: nvmlReturn_t (out unsigned int *isAcceptingWork) 12020
nvmlDeviceGetConfComputeProtectedMemoryUsage: nvmlReturn_t (nvmlDevice_t device, out nvmlMemory_t *memory) 12020
nvmlDeviceGetConfComputeGpuCertificate: nvmlReturn_t (nvmlDevice_t device, out nvmlConfComputeGpuCertificate_t *gpuCert) 12020
nvmlDeviceGetConfComputeGpuAttestationReport: nvmlReturn_t (nvmlDevice_t device, out nvmlConfComputeGpuAttestationReport_t *gpuAtstReport : takes=nonce) 12020
nvmlSystemGetConfComputeKeyRotationThresholdInfo: nvmlReturn_t (out nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo : version=1 gives=attackerAdvantage) 12040
nvmlDeviceSetConfComputeUnprotectedMemSize: nvmlReturn_t (nvmlDevice_t device, unsigned long long sizeKiB) 12020
nvmlSystemSetConfComputeGpusReadyState: nvmlReturn_t (unsigned int isAcceptingWork) 12020
nvmlSystemSetConfComputeKeyRotationThresholdInfo: nvmlReturn_t (nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo : version=1 takes=maxAttackerAdvantage) 12040
nvmlSystemGetConfComputeSettings: nvmlReturn_t (out nvmlSystemConfComputeSettings_t *settings : version=1) 12040
nvmlSystemGetConfComputeSettings_v2: nvmlReturn_t (out nvmlSystemConfComputeSettings_v2_t *settings : version=2) 13050
nvmlDeviceGetGspFirmwareVersion: nvmlReturn_t (nvmlDevice_t device, out char *version : buffer=64 text)
nvmlDeviceGetGspFirmwareMode: nvmlReturn_t (nvmlDevice_t device, out unsigned int *isEnabled, out unsigned int *defaultMode)
nvmlDeviceGetSramEccErrorStatus: nvmlReturn_t (nvmlDevice_t device, out nvmlEccSramErrorStatus_t *status : version=1) 12040
nvmlDeviceSetPowerManagementLimit_v2: nvmlReturn_t (nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue : version=2 takes=powerScope,powerValueMw) 12020
nvmlDeviceGetAccountingMode: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *mode)
nvmlDeviceGetAccountingStats: nvmlReturn_t (nvmlDevice_t device, unsigned int pid, out nvmlAccountingStats_t *stats)
nvmlDeviceGetAccountingPids: nvmlReturn_t (nvmlDevice_t device, out unsigned int *count : asked, out unsigned int *pids : array=count)
nvmlDeviceGetAccountingBufferSize: nvmlReturn_t (nvmlDevice_t device, out unsigned int *bufferSize)
nvmlDeviceGetAccountingStats_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlAccountingStats_v2_t *stats) 13030
nvmlDeviceGetRetiredPages: nvmlReturn_t (nvmlDevice_t device, nvmlPageRetirementCause_t cause, out unsigned int *pageCount : asked, out unsigned long long *addresses : array=pageCount)
nvmlDeviceGetRetiredPages_v2: nvmlReturn_t (nvmlDevice_t device, nvmlPageRetirementCause_t cause, out unsigned int *pageCount : asked, out unsigned long long *addresses : array=pageCount, out unsigned long long *timestamps : array=pageCount)
nvmlDeviceGetRetiredPagesPendingStatus: nvmlReturn_t (nvmlDevice_t device, out nvmlEnableState_t *isPending)
nvmlDeviceGetRemappedRows: nvmlReturn_t (nvmlDevice_t device, out unsigned int *corrRows, out unsigned int *uncRows, out unsigned int *isPending, out unsigned int *failureOccurred)
nvmlDeviceGetRowRemapperHistogram: nvmlReturn_t (nvmlDevice_t device, out nvmlRowRemapperHistogramValues_t *values)
nvmlDeviceGetArchitecture: nvmlReturn_t (nvmlDevice_t device, out nvmlDeviceArchitecture_t *arch)
nvmlDeviceGetClkMonStatus: nvmlReturn_t (nvmlDevice_t device, out nvmlClkMonStatus_t *status)
nvmlDeviceGetProcessUtilization: nvmlReturn_t (nvmlDevice_t device, out nvmlProcessUtilizationSample_t *utilization : array=processSamplesCount, out unsigned int *processSamplesCount : asked, unsigned long long lastSeenTimeStamp)
nvmlDeviceGetProcessesUtilizationInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlProcessesUtilizationInfo_t *procesesUtilInfo : version=1 takes=lastSeenTimeStamp asks=procUtilArray) 12040
nvmlDeviceGetPlatformInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlPlatformInfo_t *platformInfo : version=2) 12080
nvmlDeviceGetPdi: nvmlReturn_t (nvmlDevice_t device, out nvmlPdi_t *pdi : version=1 gives=value) 13000
nvmlDeviceSetHostname_v1: nvmlReturn_t (nvmlDevice_t device, nvmlHostname_v1_t *hostname : takes=value:hostname) 13000
nvmlDeviceGetHostname_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlHostname_v1_t *hostname : gives=value) 13000
nvmlDevicePerfMetricsGetSamples_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlPerfMetricsSamples_v1_t *samples) 13040
nvmlUnitSetLedState: nvmlReturn_t (nvmlUnit_t unit, nvmlLedColor_t color)
nvmlDeviceSetPersistenceMode: nvmlReturn_t (nvmlDevice_t device, nvmlEnableState_t mode)
nvmlDeviceSetComputeMode: nvmlReturn_t (nvmlDevice_t device, nvmlComputeMode_t mode)
nvmlDeviceSetEccMode: nvmlReturn_t (nvmlDevice_t device, nvmlEnableState_t ecc)
nvmlDeviceClearEccErrorCounts: nvmlReturn_t (nvmlDevice_t device, nvmlEccCounterType_t counterType)
nvmlDeviceSetDriverModel: nvmlReturn_t (nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)
nvmlDeviceSetGpuLockedClocks: nvmlReturn_t (nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)
nvmlDeviceResetGpuLockedClocks: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceSetMemoryLockedClocks: nvmlReturn_t (nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)
nvmlDeviceResetMemoryLockedClocks: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceSetApplicationsClocks: nvmlReturn_t (nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)
nvmlDeviceResetApplicationsClocks: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceSetAutoBoostedClocksEnabled: nvmlReturn_t (nvmlDevice_t device, nvmlEnableState_t enabled)
nvmlDeviceSetDefaultAutoBoostedClocksEnabled: nvmlReturn_t (nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)
nvmlDeviceSetDefaultFanSpeed_v2: nvmlReturn_t (nvmlDevice_t device, unsigned int fan)
nvmlDeviceSetFanControlPolicy: nvmlReturn_t (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)
nvmlDeviceSetTemperatureThreshold: nvmlReturn_t (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp : value)
nvmlDeviceSetPowerManagementLimit: nvmlReturn_t (nvmlDevice_t device, unsigned int limit)
nvmlDeviceSetGpuOperationMode: nvmlReturn_t (nvmlDevice_t device, nvmlGpuOperationMode_t mode)
nvmlDeviceSetAPIRestriction: nvmlReturn_t (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)
nvmlDeviceSetFanSpeed_v2: nvmlReturn_t (nvmlDevice_t device, unsigned int fan, unsigned int speed)
nvmlDeviceSetGpcClkVfOffset: nvmlReturn_t (nvmlDevice_t device, int offset)
nvmlDeviceSetMemClkVfOffset: nvmlReturn_t (nvmlDevice_t device, int offset)
nvmlDeviceSetAccountingMode: nvmlReturn_t (nvmlDevice_t device, nvmlEnableState_t mode)
nvmlDeviceClearAccountingPids: nvmlReturn_t (nvmlDevice_t device)
nvmlDeviceGetNvLinkState: nvmlReturn_t (nvmlDevice_t device, unsigned int link, out nvmlEnableState_t *isActive)
nvmlDeviceGetNvLinkVersion: nvmlReturn_t (nvmlDevice_t device, unsigned int link, out unsigned int *version)
nvmlDeviceGetNvLinkCapability: nvmlReturn_t (nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, out unsigned int *capResult)
nvmlDeviceGetNvLinkRemotePciInfo_v2: nvmlReturn_t (nvmlDevice_t device, unsigned int link, out nvmlPciInfo_t *pci)
nvmlDeviceGetNvLinkErrorCounter: nvmlReturn_t (nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, out unsigned long long *counterValue)
nvmlDeviceResetNvLinkErrorCounters: nvmlReturn_t (nvmlDevice_t device, unsigned int link)
nvmlDeviceSetNvLinkUtilizationControl: nvmlReturn_t (nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
nvmlDeviceGetNvLinkUtilizationControl: nvmlReturn_t (nvmlDevice_t device, unsigned int link, unsigned int counter, out nvmlNvLinkUtilizationControl_t *control)
nvmlDeviceGetNvLinkUtilizationCounter: nvmlReturn_t (nvmlDevice_t device, unsigned int link, unsigned int counter, out unsigned long long *rxcounter, out unsigned long long *txcounter)
nvmlDeviceFreezeNvLinkUtilizationCounter: nvmlReturn_t (nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)
nvmlDeviceResetNvLinkUtilizationCounter: nvmlReturn_t (nvmlDevice_t device, unsigned int link, unsigned int counter)
nvmlDeviceGetNvLinkRemoteDeviceType: nvmlReturn_t (nvmlDevice_t device, unsigned int link, out nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
nvmlDeviceSetNvLinkDeviceLowPowerThreshold: nvmlReturn_t (nvmlDevice_t device, nvmlNvLinkPowerThres_t *info : takes=lowPwrThreshold:threshold)
nvmlSystemSetNvlinkBwMode: nvmlReturn_t (unsigned int nvlinkBwMode) 12020
nvmlSystemGetNvlinkBwMode: nvmlReturn_t (out unsigned int *nvlinkBwMode) 12020
nvmlDeviceGetNvlinkSupportedBwModes: nvmlReturn_t (nvmlDevice_t device, out nvmlNvlinkSupportedBwModes_t *supportedBwMode : version=1) 12080
nvmlDeviceGetNvlinkBwMode: nvmlReturn_t (nvmlDevice_t device, out nvmlNvlinkGetBwMode_t *getBwMode : version=1) 12080
nvmlDeviceSetNvlinkBwMode: nvmlReturn_t (nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode : version=1) 12080
nvmlDeviceSetNvlinkBwModeAsync_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync) 13040
nvmlDeviceGetNvLinkInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlNvLinkInfo_t *info : version=2) 13000
nvmlDeviceGetNvLinkInfo_v3: nvmlReturn_t (nvmlDevice_t device, out nvmlNvLinkInfo_v3_t *info) 13050
nvmlDeviceGetNvLinkTelemetrySamples_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlNvlinkTelemetrySamples_v1_t *samples) 13040
nvmlDeviceGetNvlinkRemapTableInfo_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo) 13050
nvmlDeviceSetNvlinkNvleReady_v1: nvmlReturn_t (nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady) 13050
nvmlDeviceLockNvlinkRemapTable_v1: nvmlReturn_t (nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo) 13050
nvmlDeviceSetupNvlinkNvleEncryptionKey_v1: nvmlReturn_t (nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey) 13050
nvmlDeviceGetNvlinkNvlePrivateInfo_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo) 13050
nvmlEventSetCreate: nvmlReturn_t (out nvmlEventSet_t *set)
nvmlDeviceRegisterEvents: nvmlReturn_t (nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)
nvmlDeviceGetSupportedEventTypes: nvmlReturn_t (nvmlDevice_t device, out unsigned long long *eventTypes)
nvmlEventSetWait_v2: nvmlReturn_t (nvmlEventSet_t set, out nvmlEventData_t *data, unsigned int timeoutms)
nvmlEventSetRegisterGpuOperationalEvents_v1: nvmlReturn_t (nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config) 13040
nvmlEventSetWait_v3: nvmlReturn_t (nvmlEventSet_t set, out nvmlEventSetWait_v3_t *params : takes=timeoutMs) 13040
nvmlEventSetGetContextCount_v1: nvmlReturn_t (nvmlEventSet_t set, out nvmlEventSetGetContextCount_v1_t *params) 13040
nvmlEventSetGetContextInfo_v1: nvmlReturn_t (nvmlEventSet_t set, out nvmlEventSetGetContextInfo_v1_t *params : takes=index) 13040
nvmlEventSetGetContextData_v1: nvmlReturn_t (nvmlEventSet_t set, out nvmlEventSetGetContextData_v1_t *params : takes=index asks=data gives=data) 13040
nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1: nvmlReturn_t (nvmlEventSet_t set, out nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params : takes=index) 13040
nvmlEventSetFree: nvmlReturn_t (nvmlEventSet_t set)
nvmlSystemEventSetCreate: nvmlReturn_t (out nvmlSystemEventSetCreateRequest_t *request : version=1 gives=set) 12090
nvmlSystemEventSetFree: nvmlReturn_t (nvmlSystemEventSetFreeRequest_t *request : version=1 takes=set:eventSet) 12090
nvmlSystemRegisterEvents: nvmlReturn_t (nvmlSystemRegisterEventRequest_t *request : version=1 takes=eventTypes,set:eventSet) 12090
nvmlSystemEventSetWait: nvmlReturn_t (out nvmlSystemEventSetWaitRequest_t *request : version=1 takes=set:eventSet,timeoutms:timeoutMs,dataSize:bufferSize makes=data:dataSize gives=data) 12090
nvmlDeviceModifyDrainState: nvmlReturn_t (nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
nvmlDeviceQueryDrainState: nvmlReturn_t (nvmlPciInfo_t *pciInfo, out nvmlEnableState_t *currentState)
nvmlDeviceRemoveGpu_v2: nvmlReturn_t (nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)
nvmlDeviceDiscoverGpus: nvmlReturn_t (nvmlPciInfo_t *pciInfo)
nvmlDeviceGetFieldValues: nvmlReturn_t (nvmlDevice_t device, int valuesCount : length_of=values, inout nvmlFieldValue_t *values : entries=fieldId,scopeId)
nvmlDeviceClearFieldValues: nvmlReturn_t (nvmlDevice_t device, int valuesCount : length_of=values, nvmlFieldValue_t *values : entries=fieldId,scopeId)
nvmlDeviceGetVirtualizationMode: nvmlReturn_t (nvmlDevice_t device, out nvmlGpuVirtualizationMode_t *pVirtualMode)
nvmlDeviceGetHostVgpuMode: nvmlReturn_t (nvmlDevice_t device, out nvmlHostVgpuMode_t *pHostVgpuMode)
nvmlDeviceSetVirtualizationMode: nvmlReturn_t (nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)
nvmlDeviceGetVgpuHeterogeneousMode: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode : version=1 gives=mode) 12040
nvmlDeviceSetVgpuHeterogeneousMode: nvmlReturn_t (nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode : version=1 takes=mode) 12040
nvmlVgpuInstanceGetPlacementId: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlVgpuPlacementId_t *pPlacement : version=1 gives=placementId) 12040
nvmlDeviceGetVgpuTypeSupportedPlacements: nvmlReturn_t (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, out nvmlVgpuPlacementList_t *pPlacementList : version=2 takes=mode asks=placementIds) 12040
nvmlDeviceGetVgpuTypeCreatablePlacements: nvmlReturn_t (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, out nvmlVgpuPlacementList_t *pPlacementList : version=2 takes=mode asks=placementIds) 12040
nvmlVgpuTypeGetGspHeapSize: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned long long *gspHeapSize) 12040
nvmlVgpuTypeGetFbReservation: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned long long *fbReservation) 12040
nvmlVgpuInstanceGetRuntimeStateSize: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlVgpuRuntimeState_t *pState : version=1 gives=size) 12080
nvmlDeviceSetVgpuCapabilities: nvmlReturn_t (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state) 12040
nvmlDeviceVgpuForceGspUnload: nvmlReturn_t (nvmlDevice_t device) 13020
nvmlDeviceGetGridLicensableFeatures_v4: nvmlReturn_t (nvmlDevice_t device, out nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
nvmlGetVgpuDriverCapabilities: nvmlReturn_t (nvmlVgpuDriverCapability_t capability, out unsigned int *capResult)
nvmlDeviceGetVgpuCapabilities: nvmlReturn_t (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, out unsigned int *capResult)
nvmlDeviceGetSupportedVgpus: nvmlReturn_t (nvmlDevice_t device, out unsigned int *vgpuCount : asked, out nvmlVgpuTypeId_t *vgpuTypeIds : array=vgpuCount)
nvmlDeviceGetCreatableVgpus: nvmlReturn_t (nvmlDevice_t device, out unsigned int *vgpuCount : asked, out nvmlVgpuTypeId_t *vgpuTypeIds : array=vgpuCount)
nvmlVgpuTypeGetClass: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out char *vgpuTypeClass : buffer=size text, out unsigned int *size : asked)
nvmlVgpuTypeGetName: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out char *vgpuTypeName : buffer=64 text, unsigned int *size : is=64)
nvmlVgpuTypeGetGpuInstanceProfileId: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned int *gpuInstanceProfileId)
nvmlVgpuTypeGetDeviceID: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned long long *deviceID, out unsigned long long *subsystemID)
nvmlVgpuTypeGetFramebufferSize: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned long long *fbSize)
nvmlVgpuTypeGetNumDisplayHeads: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned int *numDisplayHeads)
nvmlVgpuTypeGetResolution: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, out unsigned int *xdim, out unsigned int *ydim)
nvmlVgpuTypeGetLicense: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out char *vgpuTypeLicenseString : buffer=128 text, unsigned int size : is=128)
nvmlVgpuTypeGetFrameRateLimit: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned int *frameRateLimit)
nvmlVgpuTypeGetMaxInstances: nvmlReturn_t (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, out unsigned int *vgpuInstanceCount)
nvmlVgpuTypeGetMaxInstancesPerVm: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out unsigned int *vgpuInstanceCountPerVm)
nvmlVgpuTypeGetBAR1Info: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, out nvmlVgpuTypeBar1Info_t *bar1Info : version=1) 12060
nvmlDeviceGetActiveVgpus: nvmlReturn_t (nvmlDevice_t device, out unsigned int *vgpuCount : asked, out nvmlVgpuInstance_t *vgpuInstances : array=vgpuCount)
nvmlVgpuInstanceGetVmID: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out char *vmId : buffer=80 text, unsigned int size : is=80, out nvmlVgpuVmIdType_t *vmIdType)
nvmlVgpuInstanceGetUUID: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out char *uuid : buffer=80 text, unsigned int size : is=80)
nvmlVgpuInstanceGetVmDriverVersion: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out char *version : buffer=80 text, unsigned int length : is=80)
nvmlVgpuInstanceGetFbUsage: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned long long *fbUsage)
nvmlVgpuInstanceGetLicenseStatus: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *licensed)
nvmlVgpuInstanceGetType: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlVgpuTypeId_t *vgpuTypeId)
nvmlVgpuInstanceGetFrameRateLimit: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *frameRateLimit)
nvmlVgpuInstanceGetEccMode: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlEnableState_t *eccMode)
nvmlVgpuInstanceGetEncoderCapacity: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *encoderCapacity)
nvmlVgpuInstanceSetEncoderCapacity: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)
nvmlVgpuInstanceGetEncoderStats: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *sessionCount, out unsigned int *averageFps, out unsigned int *averageLatency)
nvmlVgpuInstanceGetEncoderSessions: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *sessionCount : asked, out nvmlEncoderSessionInfo_t *sessionInfo : array=sessionCount)
nvmlVgpuInstanceGetFBCStats: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlFBCStats_t *fbcStats)
nvmlVgpuInstanceGetFBCSessions: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *sessionCount : asked, out nvmlFBCSessionInfo_t *sessionInfo : array=sessionCount)
nvmlVgpuInstanceGetGpuInstanceId: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *gpuInstanceId)
nvmlVgpuInstanceGetGpuPciId: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out char *vgpuPciId : buffer=length text, out unsigned int *length : asked)
nvmlVgpuTypeGetCapabilities: nvmlReturn_t (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, out unsigned int *capResult)
nvmlVgpuInstanceGetMdevUUID: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out char *mdevUuid : buffer=80 text, unsigned int size : is=80)
nvmlGpuInstanceGetCreatableVgpus: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuTypeIdInfo_t *pVgpus : version=1 asks=vgpuTypeIds) 12090
nvmlVgpuTypeGetMaxInstancesPerGpuInstance: nvmlReturn_t (out nvmlVgpuTypeMaxInstance_t *pMaxInstance : version=1 takes=vgpuTypeId gives=maxInstancePerGI) 12090
nvmlGpuInstanceGetActiveVgpus: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo : version=1 asks=vgpuInstances) 12090
nvmlGpuInstanceSetVgpuSchedulerState: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler) 12090
nvmlGpuInstanceGetVgpuSchedulerState: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo : version=1) 12090
nvmlGpuInstanceGetVgpuSchedulerLog: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo : version=1) 12090
nvmlGpuInstanceGetVgpuTypeCreatablePlacements: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo : version=1 takes=vgpuTypeId asks=placementIds) 12090
nvmlGpuInstanceGetVgpuHeterogeneousMode: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode : version=1 gives=mode) 12090
nvmlGpuInstanceSetVgpuHeterogeneousMode: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode : version=1 takes=mode) 12090
nvmlDeviceGetVgpuSchedulerState_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo) 13020
nvmlGpuInstanceGetVgpuSchedulerState_v2: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo) 13020
nvmlDeviceGetVgpuSchedulerLog_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo) 13020
nvmlGpuInstanceGetVgpuSchedulerLog_v2: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo) 13020
nvmlDeviceSetVgpuSchedulerState_v2: nvmlReturn_t (nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState) 13020
nvmlGpuInstanceSetVgpuSchedulerState_v2: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState) 13020
nvmlVgpuInstanceGetMetadata: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize : size_of=vgpuMetadata)
nvmlDeviceGetVgpuMetadata: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize : size_of=pgpuMetadata)
nvmlGetVgpuCompatibility: nvmlReturn_t (nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, out nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
nvmlDeviceGetPgpuMetadataString: nvmlReturn_t (nvmlDevice_t device, out char *pgpuMetadata : buffer=bufferSize text, out unsigned int *bufferSize : asked)
nvmlDeviceGetVgpuSchedulerLog: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuSchedulerLog_t *pSchedulerLog)
nvmlDeviceGetVgpuSchedulerState: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuSchedulerGetState_t *pSchedulerState)
nvmlDeviceSetVgpuSchedulerState: nvmlReturn_t (nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState) 12020
nvmlDeviceGetVgpuSchedulerCapabilities: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuSchedulerCapabilities_t *pCapabilities)
nvmlGetVgpuVersion: nvmlReturn_t (out nvmlVgpuVersion_t *supported, out nvmlVgpuVersion_t *current)
nvmlSetVgpuVersion: nvmlReturn_t (nvmlVgpuVersion_t *vgpuVersion)
nvmlDeviceGetVgpuUtilization: nvmlReturn_t (nvmlDevice_t device, unsigned long long lastSeenTimeStamp, out nvmlValueType_t *sampleValType, out unsigned int *vgpuInstanceSamplesCount : asked, out nvmlVgpuInstanceUtilizationSample_t *utilizationSamples : array=vgpuInstanceSamplesCount)
nvmlDeviceGetVgpuInstancesUtilizationInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo : version=1 asks=vgpuUtilArray) 12040
nvmlDeviceGetVgpuProcessUtilization: nvmlReturn_t (nvmlDevice_t device, unsigned long long lastSeenTimeStamp, out unsigned int *vgpuProcessSamplesCount : asked, out nvmlVgpuProcessUtilizationSample_t *utilizationSamples : array=vgpuProcessSamplesCount)
nvmlDeviceGetVgpuProcessesUtilizationInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo : version=1 takes=lastSeenTimeStamp asks=vgpuProcUtilArray) 12040
nvmlVgpuInstanceGetAccountingMode: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlEnableState_t *mode)
nvmlVgpuInstanceGetAccountingPids: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out unsigned int *count : asked, out unsigned int *pids : array=count)
nvmlVgpuInstanceGetAccountingStats: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, unsigned int pid, out nvmlAccountingStats_t *stats)
nvmlVgpuInstanceClearAccountingPids: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance)
nvmlVgpuInstanceGetLicenseInfo_v2: nvmlReturn_t (nvmlVgpuInstance_t vgpuInstance, out nvmlVgpuLicenseInfo_t *licenseInfo)
nvmlGetExcludedDeviceCount: nvmlReturn_t (out unsigned int *deviceCount)
nvmlGetExcludedDeviceInfoByIndex: nvmlReturn_t (unsigned int index, out nvmlExcludedDeviceInfo_t *info)
nvmlDeviceReadWritePRM_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlPRMTLV_v1_t *buffer : takes=inData gives=status,outData) 13000
nvmlDeviceReadPRMCounters_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlPRMCounterList_v1_t *counterList : takes=counters gives=counters) 13010
nvmlDeviceSetMigMode: nvmlReturn_t (nvmlDevice_t device, unsigned int mode, out nvmlReturn_t *activationStatus)
nvmlDeviceGetMigMode: nvmlReturn_t (nvmlDevice_t device, out unsigned int *currentMode, out unsigned int *pendingMode)
nvmlDeviceGetGpuInstanceProfileInfo: nvmlReturn_t (nvmlDevice_t device, unsigned int profile, out nvmlGpuInstanceProfileInfo_t *info)
nvmlDeviceGetGpuInstanceProfileInfoV: nvmlReturn_t (nvmlDevice_t device, unsigned int profile, out nvmlGpuInstanceProfileInfo_v2_t *info : version=3 as=nvmlGpuInstanceProfileInfo_v3_t)
nvmlDeviceGetGpuInstanceProfileInfoByIdV: nvmlReturn_t (nvmlDevice_t device, unsigned int profileId, out nvmlGpuInstanceProfileInfo_v2_t *info : version=3 as=nvmlGpuInstanceProfileInfo_v3_t) 13000
nvmlDeviceGetGpuInstancePossiblePlacements_v2: nvmlReturn_t (nvmlDevice_t device, unsigned int profileId, out nvmlGpuInstancePlacement_t *placements : array=count, out unsigned int *count : asked)
nvmlDeviceGetGpuInstanceRemainingCapacity: nvmlReturn_t (nvmlDevice_t device, unsigned int profileId, out unsigned int *count)
nvmlDeviceCreateGpuInstance: nvmlReturn_t (nvmlDevice_t device, unsigned int profileId, out nvmlGpuInstance_t *gpuInstance)
nvmlDeviceCreateGpuInstanceWithPlacement: nvmlReturn_t (nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, out nvmlGpuInstance_t *gpuInstance)
nvmlGpuInstanceDestroy: nvmlReturn_t (nvmlGpuInstance_t gpuInstance)
nvmlDeviceGetGpuInstances: nvmlReturn_t (nvmlDevice_t device, unsigned int profileId, out nvmlGpuInstance_t *gpuInstances : array=count counted=nvmlDeviceGetGpuInstancePossiblePlacements_v2, out unsigned int *count : asked)
nvmlDeviceGetGpuInstanceById: nvmlReturn_t (nvmlDevice_t device, unsigned int id, out nvmlGpuInstance_t *gpuInstance)
nvmlGpuInstanceGetInfo: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, out nvmlGpuInstanceInfo_t *info)
nvmlGpuInstanceGetComputeInstanceProfileInfo: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, out nvmlComputeInstanceProfileInfo_t *info)
nvmlGpuInstanceGetComputeInstanceProfileInfoV: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, out nvmlComputeInstanceProfileInfo_v2_t *info : version=2)
nvmlGpuInstanceGetComputeInstanceRemainingCapacity: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profileId, out unsigned int *count)
nvmlGpuInstanceGetComputeInstancePossiblePlacements: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profileId, out nvmlComputeInstancePlacement_t *placements : array=count, out unsigned int *count : asked)
nvmlGpuInstanceCreateComputeInstance: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profileId, out nvmlComputeInstance_t *computeInstance)
nvmlGpuInstanceCreateComputeInstanceWithPlacement: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, out nvmlComputeInstance_t *computeInstance)
nvmlComputeInstanceDestroy: nvmlReturn_t (nvmlComputeInstance_t computeInstance)
nvmlGpuInstanceGetComputeInstances: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int profileId, out nvmlComputeInstance_t *computeInstances : array=count counted=nvmlGpuInstanceGetComputeInstancePossiblePlacements, out unsigned int *count : asked)
nvmlGpuInstanceGetComputeInstanceById: nvmlReturn_t (nvmlGpuInstance_t gpuInstance, unsigned int id, out nvmlComputeInstance_t *computeInstance)
nvmlComputeInstanceGetInfo_v2: nvmlReturn_t (nvmlComputeInstance_t computeInstance, out nvmlComputeInstanceInfo_t *info)
nvmlDeviceIsMigDeviceHandle: nvmlReturn_t (nvmlDevice_t device, out unsigned int *isMigDevice)
nvmlDeviceGetGpuInstanceId: nvmlReturn_t (nvmlDevice_t device, out unsigned int *id)
nvmlDeviceGetComputeInstanceId: nvmlReturn_t (nvmlDevice_t device, out unsigned int *id)
nvmlDeviceGetMaxMigDeviceCount: nvmlReturn_t (nvmlDevice_t device, out unsigned int *count)
nvmlDeviceGetMigDeviceHandleByIndex: nvmlReturn_t (nvmlDevice_t device, unsigned int index, out nvmlDevice_t *migDevice)
nvmlDeviceGetDeviceHandleFromMigDeviceHandle: nvmlReturn_t (nvmlDevice_t migDevice, out nvmlDevice_t *device)
nvmlGpmMetricsGet: nvmlReturn_t (nvmlGpmMetricsGet_t *metricsGet)
nvmlGpmSampleFree: nvmlReturn_t (nvmlGpmSample_t gpmSample)
nvmlGpmSampleAlloc: nvmlReturn_t (out nvmlGpmSample_t *gpmSample)
nvmlGpmSampleGet: nvmlReturn_t (nvmlDevice_t device, nvmlGpmSample_t gpmSample)
nvmlGpmMigSampleGet: nvmlReturn_t (nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)
nvmlGpmQueryDeviceSupport: nvmlReturn_t (nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
nvmlGpmQueryIfStreamingEnabled: nvmlReturn_t (nvmlDevice_t device, out unsigned int *state) 12020
nvmlGpmSetStreamingEnabled: nvmlReturn_t (nvmlDevice_t device, unsigned int state) 12020
nvmlDeviceGetCapabilities: nvmlReturn_t (nvmlDevice_t device, out nvmlDeviceCapabilities_t *caps : version=1 gives=capMask) 12050
nvmlDeviceWorkloadPowerProfileGetProfilesInfo: nvmlReturn_t (nvmlDevice_t device, out nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo : version=1) 12080
nvmlDeviceWorkloadPowerProfileGetCurrentProfiles: nvmlReturn_t (nvmlDevice_t device, out nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles : version=1) 12080
nvmlDeviceWorkloadPowerProfileSetRequestedProfiles: nvmlReturn_t (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles) 12080
nvmlDeviceWorkloadPowerProfileClearRequestedProfiles: nvmlReturn_t (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles) 12080
nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1: nvmlReturn_t (nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles) 13010
nvmlDevicePowerSmoothingActivatePresetProfile: nvmlReturn_t (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile) 12080
nvmlDevicePowerSmoothingUpdatePresetProfileParam: nvmlReturn_t (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile) 12080
nvmlDevicePowerSmoothingSetState: nvmlReturn_t (nvmlDevice_t device, nvmlPowerSmoothingState_t *state) 12080
nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts: nvmlReturn_t (nvmlDevice_t device, out nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts : version=1 asks=entries) 13000
nvmlDeviceGetRemappedRows_v2: nvmlReturn_t (nvmlDevice_t device, out nvmlRemappedRowsInfo_v2_t *info) 13020
nvmlDeviceSetRusdSettings_v1: nvmlReturn_t (nvmlDevice_t device, nvmlRusdSettings_v1_t *settings : version=1 takes=pollMask) 13010
nvmlDeviceGetBankRemapperStatus_v1: nvmlReturn_t (nvmlDevice_t device, out nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus) 13040

[enums]
nvmlProcessMode_t: enum
    NVML_PROCESS_MODE_COMPUTE = 0
    NVML_PROCESS_MODE_GRAPHICS = 1
    NVML_PROCESS_MODE_MPS = 2
    NVML_PROCESS_MODE_ALL = 3
    NVML_PROCESS_MODE_MAX = 4

nvmlDeviceAddressingModeType_t: enum
    NVML_DEVICE_ADDRESSING_MODE_NONE = 0
    NVML_DEVICE_ADDRESSING_MODE_HMM = 1
    NVML_DEVICE_ADDRESSING_MODE_ATS = 2

nvmlBridgeChipType_t: enum
    NVML_BRIDGE_CHIP_PLX = 0
    NVML_BRIDGE_CHIP_BRO4 = 1

nvmlNvLinkUtilizationCountUnits_t: enum
    NVML_NVLINK_COUNTER_UNIT_CYCLES = 0
    NVML_NVLINK_COUNTER_UNIT_PACKETS = 1
    NVML_NVLINK_COUNTER_UNIT_BYTES = 2
    NVML_NVLINK_COUNTER_UNIT_RESERVED = 3
    NVML_NVLINK_COUNTER_UNIT_COUNT = 4

nvmlNvLinkUtilizationCountPktTypes_t: enum
    NVML_NVLINK_COUNTER_PKTFILTER_NOP = 1
    NVML_NVLINK_COUNTER_PKTFILTER_READ = 2
    NVML_NVLINK_COUNTER_PKTFILTER_WRITE = 4
    NVML_NVLINK_COUNTER_PKTFILTER_RATOM = 8
    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = 16
    NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = 32
    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = 64
    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = 128
    NVML_NVLINK_COUNTER_PKTFILTER_ALL = 255

nvmlNvLinkCapability_t: enum
    NVML_NVLINK_CAP_P2P_SUPPORTED = 0
    NVML_NVLINK_CAP_SYSMEM_ACCESS = 1
    NVML_NVLINK_CAP_P2P_ATOMICS = 2
    NVML_NVLINK_CAP_SYSMEM_ATOMICS = 3
    NVML_NVLINK_CAP_SLI_BRIDGE = 4
    NVML_NVLINK_CAP_VALID = 5
    NVML_NVLINK_CAP_COUNT = 6

nvmlNvLinkErrorCounter_t: enum
    NVML_NVLINK_ERROR_DL_REPLAY = 0
    NVML_NVLINK_ERROR_DL_RECOVERY = 1
    NVML_NVLINK_ERROR_DL_CRC_FLIT = 2
    NVML_NVLINK_ERROR_DL_CRC_DATA = 3
    NVML_NVLINK_ERROR_DL_ECC_DATA = 4
    NVML_NVLINK_ERROR_COUNT = 5

nvmlIntNvLinkDeviceType_t: enum
    NVML_NVLINK_DEVICE_TYPE_GPU = 0
    NVML_NVLINK_DEVICE_TYPE_IBMNPU = 1
    NVML_NVLINK_DEVICE_TYPE_SWITCH = 2
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN = 255

nvmlGpuTopologyLevel_t: enum
    NVML_TOPOLOGY_INTERNAL = 0
    NVML_TOPOLOGY_SINGLE = 10
    NVML_TOPOLOGY_MULTIPLE = 20
    NVML_TOPOLOGY_HOSTBRIDGE = 30
    NVML_TOPOLOGY_NODE = 40
    NVML_TOPOLOGY_SYSTEM = 50

nvmlGpuP2PStatus_t: enum
    NVML_P2P_STATUS_OK = 0
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = 1
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED = 2
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3
    NVML_P2P_STATUS_DISABLED_BY_REGKEY = 4
    NVML_P2P_STATUS_NOT_SUPPORTED = 5
    NVML_P2P_STATUS_UNKNOWN = 6

nvmlGpuP2PCapsIndex_t: enum
    NVML_P2P_CAPS_INDEX_READ = 0
    NVML_P2P_CAPS_INDEX_WRITE = 1
    NVML_P2P_CAPS_INDEX_NVLINK = 2
    NVML_P2P_CAPS_INDEX_ATOMICS = 3
    NVML_P2P_CAPS_INDEX_PCI = 4
    NVML_P2P_CAPS_INDEX_PROP = 4
    NVML_P2P_CAPS_INDEX_UNKNOWN = 5

nvmlSamplingType_t: enum
    NVML_TOTAL_POWER_SAMPLES = 0
    NVML_GPU_UTILIZATION_SAMPLES = 1
    NVML_MEMORY_UTILIZATION_SAMPLES = 2
    NVML_ENC_UTILIZATION_SAMPLES = 3
    NVML_DEC_UTILIZATION_SAMPLES = 4
    NVML_PROCESSOR_CLK_SAMPLES = 5
    NVML_MEMORY_CLK_SAMPLES = 6
    NVML_MODULE_POWER_SAMPLES = 7
    NVML_JPG_UTILIZATION_SAMPLES = 8
    NVML_OFA_UTILIZATION_SAMPLES = 9
    NVML_SAMPLINGTYPE_COUNT = 10

nvmlPcieUtilCounter_t: enum
    NVML_PCIE_UTIL_TX_BYTES = 0
    NVML_PCIE_UTIL_RX_BYTES = 1
    NVML_PCIE_UTIL_COUNT = 2

nvmlValueType_t: enum
    NVML_VALUE_TYPE_DOUBLE = 0
    NVML_VALUE_TYPE_UNSIGNED_INT = 1
    NVML_VALUE_TYPE_UNSIGNED_LONG = 2
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3
    NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4
    NVML_VALUE_TYPE_SIGNED_INT = 5
    NVML_VALUE_TYPE_UNSIGNED_SHORT = 6
    NVML_VALUE_TYPE_COUNT = 7

nvmlPerfPolicyType_t: enum
    NVML_PERF_POLICY_POWER = 0
    NVML_PERF_POLICY_THERMAL = 1
    NVML_PERF_POLICY_SYNC_BOOST = 2
    NVML_PERF_POLICY_BOARD_LIMIT = 3
    NVML_PERF_POLICY_LOW_UTILIZATION = 4
    NVML_PERF_POLICY_RELIABILITY = 5
    NVML_PERF_POLICY_TOTAL_APP_CLOCKS = 10
    NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = 11
    NVML_PERF_POLICY_COUNT = 12

nvmlThermalTarget_t: enum
    NVML_THERMAL_TARGET_NONE = 0
    NVML_THERMAL_TARGET_GPU = 1
    NVML_THERMAL_TARGET_MEMORY = 2
    NVML_THERMAL_TARGET_POWER_SUPPLY = 4
    NVML_THERMAL_TARGET_BOARD = 8
    NVML_THERMAL_TARGET_VCD_BOARD = 9
    NVML_THERMAL_TARGET_VCD_INLET = 10
    NVML_THERMAL_TARGET_VCD_OUTLET = 11
    NVML_THERMAL_TARGET_ALL = 15
    NVML_THERMAL_TARGET_UNKNOWN = -1

nvmlThermalController_t: enum
    NVML_THERMAL_CONTROLLER_NONE = 0
    NVML_THERMAL_CONTROLLER_GPU_INTERNAL = 1
    NVML_THERMAL_CONTROLLER_ADM1032 = 2
    NVML_THERMAL_CONTROLLER_ADT7461 = 3
    NVML_THERMAL_CONTROLLER_MAX6649 = 4
    NVML_THERMAL_CONTROLLER_MAX1617 = 5
    NVML_THERMAL_CONTROLLER_LM99 = 6
    NVML_THERMAL_CONTROLLER_LM89 = 7
    NVML_THERMAL_CONTROLLER_LM64 = 8
    NVML_THERMAL_CONTROLLER_G781 = 9
    NVML_THERMAL_CONTROLLER_ADT7473 = 10
    NVML_THERMAL_CONTROLLER_SBMAX6649 = 11
    NVML_THERMAL_CONTROLLER_VBIOSEVT = 12
    NVML_THERMAL_CONTROLLER_OS = 13
    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = 14
    NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = 15
    NVML_THERMAL_CONTROLLER_MAX6649R = 16
    NVML_THERMAL_CONTROLLER_ADT7473S = 17
    NVML_THERMAL_CONTROLLER_UNKNOWN = -1

nvmlCoolerControl_t: enum
    NVML_THERMAL_COOLER_SIGNAL_NONE = 0
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE = 1
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE = 2
    NVML_THERMAL_COOLER_SIGNAL_COUNT = 3

nvmlCoolerTarget_t: enum
    NVML_THERMAL_COOLER_TARGET_NONE = 1
    NVML_THERMAL_COOLER_TARGET_GPU = 2
    NVML_THERMAL_COOLER_TARGET_MEMORY = 4
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = 8
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED = 14

nvmlUUIDType_t: enum
    NVML_UUID_TYPE_NONE = 0
    NVML_UUID_TYPE_ASCII = 1
    NVML_UUID_TYPE_BINARY = 2

nvmlEnableState_t: enum
    NVML_FEATURE_DISABLED = 0
    NVML_FEATURE_ENABLED = 1

nvmlBrandType_t: enum
    NVML_BRAND_UNKNOWN = 0
    NVML_BRAND_QUADRO = 1
    NVML_BRAND_TESLA = 2
    NVML_BRAND_NVS = 3
    NVML_BRAND_GRID = 4
    NVML_BRAND_GEFORCE = 5
    NVML_BRAND_TITAN = 6
    NVML_BRAND_NVIDIA_VAPPS = 7
    NVML_BRAND_NVIDIA_VPC = 8
    NVML_BRAND_NVIDIA_VCS = 9
    NVML_BRAND_NVIDIA_VWS = 10
    NVML_BRAND_NVIDIA_CLOUD_GAMING = 11
    NVML_BRAND_NVIDIA_VGAMING = 11
    NVML_BRAND_QUADRO_RTX = 12
    NVML_BRAND_NVIDIA_RTX = 13
    NVML_BRAND_NVIDIA = 14
    NVML_BRAND_GEFORCE_RTX = 15
    NVML_BRAND_TITAN_RTX = 16
    NVML_BRAND_NVIDIA_DLA = 17
    NVML_BRAND_NVIDIA_NPU = 19
    NVML_BRAND_NVIDIA_VGAMEDEV = 18
    NVML_BRAND_COUNT = 20

nvmlTemperatureThresholds_t: enum
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6
    NVML_TEMPERATURE_THRESHOLD_GPS_CURR = 7
    NVML_TEMPERATURE_THRESHOLD_COUNT = 8

nvmlTemperatureSensors_t: enum
    NVML_TEMPERATURE_GPU = 0
    NVML_TEMPERATURE_GPU_MAX = 1
    NVML_TEMPERATURE_COUNT = 2

nvmlComputeMode_t: enum
    NVML_COMPUTEMODE_DEFAULT = 0
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD = 1
    NVML_COMPUTEMODE_PROHIBITED = 2
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = 3
    NVML_COMPUTEMODE_COUNT = 4

nvmlMemoryErrorType_t: enum
    NVML_MEMORY_ERROR_TYPE_CORRECTED = 0
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1
    NVML_MEMORY_ERROR_TYPE_COUNT = 2

nvmlEccCounterType_t: enum
    NVML_VOLATILE_ECC = 0
    NVML_AGGREGATE_ECC = 1
    NVML_ECC_COUNTER_TYPE_COUNT = 2

nvmlClockType_t: enum
    NVML_CLOCK_GRAPHICS = 0
    NVML_CLOCK_SM = 1
    NVML_CLOCK_MEM = 2
    NVML_CLOCK_VIDEO = 3
    NVML_CLOCK_COUNT = 4

nvmlClockId_t: enum
    NVML_CLOCK_ID_CURRENT = 0
    NVML_CLOCK_ID_APP_CLOCK_TARGET = 1
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT = 2
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = 3
    NVML_CLOCK_ID_COUNT = 4

nvmlDriverModel_t: enum
    NVML_DRIVER_WDDM = 0
    NVML_DRIVER_WDM = 1
    NVML_DRIVER_MCDM = 2

nvmlPstates_t: enum
    NVML_PSTATE_0 = 0
    NVML_PSTATE_1 = 1
    NVML_PSTATE_2 = 2
    NVML_PSTATE_3 = 3
    NVML_PSTATE_4 = 4
    NVML_PSTATE_5 = 5
    NVML_PSTATE_6 = 6
    NVML_PSTATE_7 = 7
    NVML_PSTATE_8 = 8
    NVML_PSTATE_9 = 9
    NVML_PSTATE_10 = 10
    NVML_PSTATE_11 = 11
    NVML_PSTATE_12 = 12
    NVML_PSTATE_13 = 13
    NVML_PSTATE_14 = 14
    NVML_PSTATE_15 = 15
    NVML_PSTATE_UNKNOWN = 32

nvmlGpuOperationMode_t: enum
    NVML_GOM_ALL_ON = 0
    NVML_GOM_COMPUTE = 1
    NVML_GOM_LOW_DP = 2

nvmlInforomObject_t: enum
    NVML_INFOROM_OEM = 0
    NVML_INFOROM_ECC = 1
    NVML_INFOROM_POWER = 2
    NVML_INFOROM_DEN = 3
    NVML_INFOROM_COUNT = 4

nvmlReturn_t: enum
    NVML_SUCCESS = 0
    NVML_ERROR_UNINITIALIZED = 1
    NVML_ERROR_INVALID_ARGUMENT = 2
    NVML_ERROR_NOT_SUPPORTED = 3
    NVML_ERROR_NO_PERMISSION = 4
    NVML_ERROR_ALREADY_INITIALIZED = 5
    NVML_ERROR_NOT_FOUND = 6
    NVML_ERROR_INSUFFICIENT_SIZE = 7
    NVML_ERROR_INSUFFICIENT_POWER = 8
    NVML_ERROR_DRIVER_NOT_LOADED = 9
    NVML_ERROR_TIMEOUT = 10
    NVML_ERROR_IRQ_ISSUE = 11
    NVML_ERROR_LIBRARY_NOT_FOUND = 12
    NVML_ERROR_FUNCTION_NOT_FOUND = 13
    NVML_ERROR_CORRUPTED_INFOROM = 14
    NVML_ERROR_GPU_IS_LOST = 15
    NVML_ERROR_RESET_REQUIRED = 16
    NVML_ERROR_OPERATING_SYSTEM = 17
    NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18
    NVML_ERROR_IN_USE = 19
    NVML_ERROR_MEMORY = 20
    NVML_ERROR_NO_DATA = 21
    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22
    NVML_ERROR_INSUFFICIENT_RESOURCES = 23
    NVML_ERROR_FREQ_NOT_SUPPORTED = 24
    NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25
    NVML_ERROR_DEPRECATED = 26
    NVML_ERROR_NOT_READY = 27
    NVML_ERROR_GPU_NOT_FOUND = 28
    NVML_ERROR_INVALID_STATE = 29
    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30
    NVML_ERROR_UNKNOWN = 999

nvmlMemoryLocation_t: enum
    NVML_MEMORY_LOCATION_L1_CACHE = 0
    NVML_MEMORY_LOCATION_L2_CACHE = 1
    NVML_MEMORY_LOCATION_DRAM = 2
    NVML_MEMORY_LOCATION_DEVICE_MEMORY = 2
    NVML_MEMORY_LOCATION_REGISTER_FILE = 3
    NVML_MEMORY_LOCATION_TEXTURE_MEMORY = 4
    NVML_MEMORY_LOCATION_TEXTURE_SHM = 5
    NVML_MEMORY_LOCATION_CBU = 6
    NVML_MEMORY_LOCATION_SRAM = 7
    NVML_MEMORY_LOCATION_COUNT = 8

nvmlPageRetirementCause_t: enum
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = 1
    NVML_PAGE_RETIREMENT_CAUSE_COUNT = 2

nvmlRestrictedAPI_t: enum
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1
    NVML_RESTRICTED_API_COUNT = 2

nvmlGpuUtilizationDomainId_t: enum
    NVML_GPU_UTILIZATION_DOMAIN_GPU = 0
    NVML_GPU_UTILIZATION_DOMAIN_FB = 1
    NVML_GPU_UTILIZATION_DOMAIN_VID = 2
    NVML_GPU_UTILIZATION_DOMAIN_BUS = 3

nvmlGpuVirtualizationMode_t: enum
    NVML_GPU_VIRTUALIZATION_MODE_NONE = 0
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = 1
    NVML_GPU_VIRTUALIZATION_MODE_VGPU = 2
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = 3
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = 4

nvmlHostVgpuMode_t: enum
    NVML_HOST_VGPU_MODE_NON_SRIOV = 0
    NVML_HOST_VGPU_MODE_SRIOV = 1

nvmlVgpuVmIdType_t: enum
    NVML_VGPU_VM_ID_DOMAIN_ID = 0
    NVML_VGPU_VM_ID_UUID = 1

nvmlVgpuGuestInfoState_t: enum
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1

nvmlGridLicenseFeatureCode_t: enum
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = 0
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU = 1
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = 2
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = 2
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING = 3
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = 4
    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = 5

nvmlVgpuCapability_t: enum
    NVML_VGPU_CAP_NVLINK_P2P = 0
    NVML_VGPU_CAP_GPUDIRECT = 1
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2
    NVML_VGPU_CAP_EXCLUSIVE_TYPE = 3
    NVML_VGPU_CAP_EXCLUSIVE_SIZE = 4
    NVML_VGPU_CAP_COUNT = 5

nvmlVgpuDriverCapability_t: enum
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE = 1
    NVML_VGPU_DRIVER_CAP_COUNT = 2

nvmlDeviceVgpuCapability_t: enum
    NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = 1
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = 2
    NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = 3
    NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = 4
    NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING = 5
    NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU = 6
    NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = 7
    NVML_DEVICE_VGPU_CAP_WARM_UPDATE = 8
    NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = 9
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = 10
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = 11
    NVML_DEVICE_VGPU_CAP_UVM_STUN = 12
    NVML_DEVICE_VGPU_CAP_COUNT = 13

nvmlDeviceGpuRecoveryAction_t: enum
    NVML_GPU_RECOVERY_ACTION_NONE = 0
    NVML_GPU_RECOVERY_ACTION_GPU_RESET = 1
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = 2
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = 3
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4
    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5
    NVML_GPU_RECOVERY_ACTION_BUS_RESET = 6
    NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7

nvmlFanState_t: enum
    NVML_FAN_NORMAL = 0
    NVML_FAN_FAILED = 1

nvmlLedColor_t: enum
    NVML_LED_COLOR_GREEN = 0
    NVML_LED_COLOR_AMBER = 1

nvmlGpuOperationalEventLogLevel_t: enum
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL = 0
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY = 10
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG = 20
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE = 30
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING = 40
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR = 50

nvmlOperationalEventSeverity_t: enum
    NVML_OPERATIONAL_EVENT_SEVERITY_ALL = 0
    NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL = 10
    NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED = 20
    NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE = 30
    NVML_OPERATIONAL_EVENT_SEVERITY_FATAL = 40

nvmlEventDataType_t: enum
    NVML_EVENT_DATA_TYPE_NVML_EVENT = 0
    NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT = 1

nvmlGpuOperationalEventContextType_t: enum
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN = 0
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID = 1

nvmlEncoderType_t: enum
    NVML_ENCODER_QUERY_H264 = 0
    NVML_ENCODER_QUERY_HEVC = 1
    NVML_ENCODER_QUERY_AV1 = 2
    NVML_ENCODER_QUERY_UNKNOWN = 255

nvmlFBCSessionType_t: enum
    NVML_FBC_SESSION_TYPE_UNKNOWN = 0
    NVML_FBC_SESSION_TYPE_TOSYS = 1
    NVML_FBC_SESSION_TYPE_CUDA = 2
    NVML_FBC_SESSION_TYPE_VID = 3
    NVML_FBC_SESSION_TYPE_HWENC = 4

nvmlDetachGpuState_t: enum
    NVML_DETACH_GPU_KEEP = 0
    NVML_DETACH_GPU_REMOVE = 1

nvmlPcieLinkState_t: enum
    NVML_PCIE_LINK_KEEP = 0
    NVML_PCIE_LINK_SHUT_DOWN = 1

nvmlCPERType_t: enum
    NVML_CPER_ACCESS_TYPE_GPU = 1

nvmlClockLimitId_t: enum
    NVML_CLOCK_LIMIT_ID_RANGE_START = 4294967040
    NVML_CLOCK_LIMIT_ID_TDP = 4294967041
    NVML_CLOCK_LIMIT_ID_UNLIMITED = 4294967042

nvmlNvlinkVersion_t: enum
    NVML_NVLINK_VERSION_INVALID = 0
    NVML_NVLINK_VERSION_1_0 = 1
    NVML_NVLINK_VERSION_2_0 = 2
    NVML_NVLINK_VERSION_2_2 = 3
    NVML_NVLINK_VERSION_3_0 = 4
    NVML_NVLINK_VERSION_3_1 = 5
    NVML_NVLINK_VERSION_4_0 = 6
    NVML_NVLINK_VERSION_5_0 = 7
    NVML_NVLINK_VERSION_6_0 = 8

nvmlNvlinkTelemetrySampleType_t: enum
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX = 0
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX = 1
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT = 2

nvmlVgpuVmCompatibility_t: enum
    NVML_VGPU_VM_COMPATIBILITY_NONE = 0
    NVML_VGPU_VM_COMPATIBILITY_COLD = 1
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = 2
    NVML_VGPU_VM_COMPATIBILITY_SLEEP = 4
    NVML_VGPU_VM_COMPATIBILITY_LIVE = 8

nvmlVgpuPgpuCompatibilityLimitCode_t: enum
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE = 0
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU = 4
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = 2147483648

nvmlPRMCounterId_t: enum
    NVML_PRM_COUNTER_ID_NONE = 0
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS = 1
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS = 2
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS = 101
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY = 102
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES = 103
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY = 104
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY = 105
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT = 106
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT = 107
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT = 108
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS = 109
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME = 110
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME = 111
    NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT = 201
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES = 301
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR = 302
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE = 303
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES = 304
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES = 305
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS = 306
    NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS = 307
    NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY = 1001

nvmlGpmMetricId_t: enum
    NVML_GPM_METRIC_GRAPHICS_UTIL = 1
    NVML_GPM_METRIC_SM_UTIL = 2
    NVML_GPM_METRIC_SM_OCCUPANCY = 3
    NVML_GPM_METRIC_INTEGER_UTIL = 4
    NVML_GPM_METRIC_ANY_TENSOR_UTIL = 5
    NVML_GPM_METRIC_DFMA_TENSOR_UTIL = 6
    NVML_GPM_METRIC_HMMA_TENSOR_UTIL = 7
    NVML_GPM_METRIC_DMMA_TENSOR_UTIL = 8
    NVML_GPM_METRIC_IMMA_TENSOR_UTIL = 9
    NVML_GPM_METRIC_DRAM_BW_UTIL = 10
    NVML_GPM_METRIC_FP64_UTIL = 11
    NVML_GPM_METRIC_FP32_UTIL = 12
    NVML_GPM_METRIC_FP16_UTIL = 13
    NVML_GPM_METRIC_PCIE_TX_PER_SEC = 20
    NVML_GPM_METRIC_PCIE_RX_PER_SEC = 21
    NVML_GPM_METRIC_NVDEC_0_UTIL = 30
    NVML_GPM_METRIC_NVDEC_1_UTIL = 31
    NVML_GPM_METRIC_NVDEC_2_UTIL = 32
    NVML_GPM_METRIC_NVDEC_3_UTIL = 33
    NVML_GPM_METRIC_NVDEC_4_UTIL = 34
    NVML_GPM_METRIC_NVDEC_5_UTIL = 35
    NVML_GPM_METRIC_NVDEC_6_UTIL = 36
    NVML_GPM_METRIC_NVDEC_7_UTIL = 37
    NVML_GPM_METRIC_NVJPG_0_UTIL = 40
    NVML_GPM_METRIC_NVJPG_1_UTIL = 41
    NVML_GPM_METRIC_NVJPG_2_UTIL = 42
    NVML_GPM_METRIC_NVJPG_3_UTIL = 43
    NVML_GPM_METRIC_NVJPG_4_UTIL = 44
    NVML_GPM_METRIC_NVJPG_5_UTIL = 45
    NVML_GPM_METRIC_NVJPG_6_UTIL = 46
    NVML_GPM_METRIC_NVJPG_7_UTIL = 47
    NVML_GPM_METRIC_NVOFA_0_UTIL = 50
    NVML_GPM_METRIC_NVOFA_1_UTIL = 51
    NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = 60
    NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = 61
    NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC = 62
    NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC = 63
    NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC = 64
    NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC = 65
    NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC = 66
    NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC = 67
    NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC = 68
    NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC = 69
    NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC = 70
    NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC = 71
    NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC = 72
    NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC = 73
    NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC = 74
    NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC = 75
    NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC = 76
    NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC = 77
    NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC = 78
    NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC = 79
    NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC = 80
    NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC = 81
    NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC = 82
    NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC = 83
    NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC = 84
    NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC = 85
    NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC = 86
    NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC = 87
    NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC = 88
    NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC = 89
    NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC = 90
    NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC = 91
    NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC = 92
    NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC = 93
    NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC = 94
    NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC = 95
    NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC = 96
    NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC = 97
    NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC = 100
    NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC = 101
    NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC = 102
    NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC = 103
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = 104
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = 105
    NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = 106
    NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = 107
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = 108
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = 109
    NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = 110
    NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = 111
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = 112
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = 113
    NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = 114
    NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = 115
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = 116
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = 117
    NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = 118
    NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = 119
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = 120
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = 121
    NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = 122
    NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = 123
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = 124
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = 125
    NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = 126
    NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = 127
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = 128
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = 129
    NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = 130
    NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = 131
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = 132
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = 133
    NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = 134
    NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = 135
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = 136
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = 137
    NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = 138
    NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = 139
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = 140
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = 141
    NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = 142
    NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = 143
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = 144
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = 145
    NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = 146
    NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = 147
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = 148
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = 149
    NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = 150
    NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = 151
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = 152
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = 153
    NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = 154
    NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = 155
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = 156
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = 157
    NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = 158
    NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = 159
    NVML_GPM_METRIC_HOSTMEM_CACHE_HIT = 160
    NVML_GPM_METRIC_HOSTMEM_CACHE_MISS = 161
    NVML_GPM_METRIC_PEERMEM_CACHE_HIT = 162
    NVML_GPM_METRIC_PEERMEM_CACHE_MISS = 163
    NVML_GPM_METRIC_DRAM_CACHE_HIT = 164
    NVML_GPM_METRIC_DRAM_CACHE_MISS = 165
    NVML_GPM_METRIC_NVENC_0_UTIL = 166
    NVML_GPM_METRIC_NVENC_1_UTIL = 167
    NVML_GPM_METRIC_NVENC_2_UTIL = 168
    NVML_GPM_METRIC_NVENC_3_UTIL = 169
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = 170
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = 171
    NVML_GPM_METRIC_GR0_CTXSW_REQUESTS = 172
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = 173
    NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = 174
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = 175
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = 176
    NVML_GPM_METRIC_GR1_CTXSW_REQUESTS = 177
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = 178
    NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = 179
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = 180
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = 181
    NVML_GPM_METRIC_GR2_CTXSW_REQUESTS = 182
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = 183
    NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = 184
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = 185
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = 186
    NVML_GPM_METRIC_GR3_CTXSW_REQUESTS = 187
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = 188
    NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = 189
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = 190
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = 191
    NVML_GPM_METRIC_GR4_CTXSW_REQUESTS = 192
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = 193
    NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = 194
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = 195
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = 196
    NVML_GPM_METRIC_GR5_CTXSW_REQUESTS = 197
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = 198
    NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = 199
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = 200
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = 201
    NVML_GPM_METRIC_GR6_CTXSW_REQUESTS = 202
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = 203
    NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = 204
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = 205
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = 206
    NVML_GPM_METRIC_GR7_CTXSW_REQUESTS = 207
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = 208
    NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = 209
    NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC = 212
    NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC = 213
    NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC = 214
    NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC = 215
    NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC = 216
    NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC = 217
    NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC = 218
    NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC = 219
    NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC = 220
    NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC = 221
    NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC = 222
    NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC = 223
    NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC = 224
    NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC = 225
    NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC = 226
    NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC = 227
    NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC = 228
    NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC = 229
    NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC = 230
    NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC = 231
    NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC = 232
    NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC = 233
    NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC = 234
    NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC = 235
    NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC = 236
    NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC = 237
    NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC = 238
    NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC = 239
    NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC = 240
    NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC = 241
    NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC = 242
    NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC = 243
    NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC = 244
    NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC = 245
    NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC = 246
    NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC = 247
    NVML_GPM_METRIC_SM_CYCLES_ELAPSED = 248
    NVML_GPM_METRIC_SM_CYCLES_ACTIVE = 249
    NVML_GPM_METRIC_MMA_CYCLES_ACTIVE = 250
    NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE = 251
    NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE = 252
    NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE = 253
    NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE = 254
    NVML_GPM_METRIC_PCIE_TX = 255
    NVML_GPM_METRIC_PCIE_RX = 256
    NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE = 257
    NVML_GPM_METRIC_FP64_CYCLES_ACTIVE = 258
    NVML_GPM_METRIC_FP32_CYCLES_ACTIVE = 259
    NVML_GPM_METRIC_FP16_CYCLES_ACTIVE = 260
    NVML_GPM_METRIC_NVLINK_L0_RX = 261
    NVML_GPM_METRIC_NVLINK_L0_TX = 262
    NVML_GPM_METRIC_NVLINK_L1_RX = 263
    NVML_GPM_METRIC_NVLINK_L1_TX = 264
    NVML_GPM_METRIC_NVLINK_L2_RX = 265
    NVML_GPM_METRIC_NVLINK_L2_TX = 266
    NVML_GPM_METRIC_NVLINK_L3_RX = 267
    NVML_GPM_METRIC_NVLINK_L3_TX = 268
    NVML_GPM_METRIC_NVLINK_L4_RX = 269
    NVML_GPM_METRIC_NVLINK_L4_TX = 270
    NVML_GPM_METRIC_NVLINK_L5_RX = 271
    NVML_GPM_METRIC_NVLINK_L5_TX = 272
    NVML_GPM_METRIC_NVLINK_L6_RX = 273
    NVML_GPM_METRIC_NVLINK_L6_TX = 274
    NVML_GPM_METRIC_NVLINK_L7_RX = 275
    NVML_GPM_METRIC_NVLINK_L7_TX = 276
    NVML_GPM_METRIC_NVLINK_L8_RX = 277
    NVML_GPM_METRIC_NVLINK_L8_TX = 278
    NVML_GPM_METRIC_NVLINK_L9_RX = 279
    NVML_GPM_METRIC_NVLINK_L9_TX = 280
    NVML_GPM_METRIC_NVLINK_L10_RX = 281
    NVML_GPM_METRIC_NVLINK_L10_TX = 282
    NVML_GPM_METRIC_NVLINK_L11_RX = 283
    NVML_GPM_METRIC_NVLINK_L11_TX = 284
    NVML_GPM_METRIC_NVLINK_L12_RX = 285
    NVML_GPM_METRIC_NVLINK_L12_TX = 286
    NVML_GPM_METRIC_NVLINK_L13_RX = 287
    NVML_GPM_METRIC_NVLINK_L13_TX = 288
    NVML_GPM_METRIC_NVLINK_L14_RX = 289
    NVML_GPM_METRIC_NVLINK_L14_TX = 290
    NVML_GPM_METRIC_NVLINK_L15_RX = 291
    NVML_GPM_METRIC_NVLINK_L15_TX = 292
    NVML_GPM_METRIC_NVLINK_L16_RX = 293
    NVML_GPM_METRIC_NVLINK_L16_TX = 294
    NVML_GPM_METRIC_NVLINK_L17_RX = 295
    NVML_GPM_METRIC_NVLINK_L17_TX = 296
    NVML_GPM_METRIC_NVLINK_L18_RX = 297
    NVML_GPM_METRIC_NVLINK_L18_TX = 298
    NVML_GPM_METRIC_NVLINK_L19_RX = 299
    NVML_GPM_METRIC_NVLINK_L19_TX = 300
    NVML_GPM_METRIC_NVLINK_L20_RX = 301
    NVML_GPM_METRIC_NVLINK_L20_TX = 302
    NVML_GPM_METRIC_NVLINK_L21_RX = 303
    NVML_GPM_METRIC_NVLINK_L21_TX = 304
    NVML_GPM_METRIC_NVLINK_L22_RX = 305
    NVML_GPM_METRIC_NVLINK_L22_TX = 306
    NVML_GPM_METRIC_NVLINK_L23_RX = 307
    NVML_GPM_METRIC_NVLINK_L23_TX = 308
    NVML_GPM_METRIC_NVLINK_L24_RX = 309
    NVML_GPM_METRIC_NVLINK_L24_TX = 310
    NVML_GPM_METRIC_NVLINK_L25_RX = 311
    NVML_GPM_METRIC_NVLINK_L25_TX = 312
    NVML_GPM_METRIC_NVLINK_L26_RX = 313
    NVML_GPM_METRIC_NVLINK_L26_TX = 314
    NVML_GPM_METRIC_NVLINK_L27_RX = 315
    NVML_GPM_METRIC_NVLINK_L27_TX = 316
    NVML_GPM_METRIC_NVLINK_L28_RX = 317
    NVML_GPM_METRIC_NVLINK_L28_TX = 318
    NVML_GPM_METRIC_NVLINK_L29_RX = 319
    NVML_GPM_METRIC_NVLINK_L29_TX = 320
    NVML_GPM_METRIC_NVLINK_L30_RX = 321
    NVML_GPM_METRIC_NVLINK_L30_TX = 322
    NVML_GPM_METRIC_NVLINK_L31_RX = 323
    NVML_GPM_METRIC_NVLINK_L31_TX = 324
    NVML_GPM_METRIC_NVLINK_L32_RX = 325
    NVML_GPM_METRIC_NVLINK_L32_TX = 326
    NVML_GPM_METRIC_NVLINK_L33_RX = 327
    NVML_GPM_METRIC_NVLINK_L33_TX = 328
    NVML_GPM_METRIC_NVLINK_L34_RX = 329
    NVML_GPM_METRIC_NVLINK_L34_TX = 330
    NVML_GPM_METRIC_NVLINK_L35_RX = 331
    NVML_GPM_METRIC_NVLINK_L35_TX = 332
    NVML_GPM_METRIC_NVLINK_L36_RX = 333
    NVML_GPM_METRIC_NVLINK_L36_TX = 334
    NVML_GPM_METRIC_NVLINK_L37_RX = 335
    NVML_GPM_METRIC_NVLINK_L37_TX = 336
    NVML_GPM_METRIC_NVLINK_L38_RX = 337
    NVML_GPM_METRIC_NVLINK_L38_TX = 338
    NVML_GPM_METRIC_NVLINK_L39_RX = 339
    NVML_GPM_METRIC_NVLINK_L39_TX = 340
    NVML_GPM_METRIC_NVLINK_L40_RX = 341
    NVML_GPM_METRIC_NVLINK_L40_TX = 342
    NVML_GPM_METRIC_NVLINK_L41_RX = 343
    NVML_GPM_METRIC_NVLINK_L41_TX = 344
    NVML_GPM_METRIC_NVLINK_L42_RX = 345
    NVML_GPM_METRIC_NVLINK_L42_TX = 346
    NVML_GPM_METRIC_NVLINK_L43_RX = 347
    NVML_GPM_METRIC_NVLINK_L43_TX = 348
    NVML_GPM_METRIC_NVLINK_L44_RX = 349
    NVML_GPM_METRIC_NVLINK_L44_TX = 350
    NVML_GPM_METRIC_NVLINK_L45_RX = 351
    NVML_GPM_METRIC_NVLINK_L45_TX = 352
    NVML_GPM_METRIC_NVLINK_L46_RX = 353
    NVML_GPM_METRIC_NVLINK_L46_TX = 354
    NVML_GPM_METRIC_NVLINK_L47_RX = 355
    NVML_GPM_METRIC_NVLINK_L47_TX = 356
    NVML_GPM_METRIC_NVLINK_L48_RX = 357
    NVML_GPM_METRIC_NVLINK_L48_TX = 358
    NVML_GPM_METRIC_NVLINK_L49_RX = 359
    NVML_GPM_METRIC_NVLINK_L49_TX = 360
    NVML_GPM_METRIC_NVLINK_L50_RX = 361
    NVML_GPM_METRIC_NVLINK_L50_TX = 362
    NVML_GPM_METRIC_NVLINK_L51_RX = 363
    NVML_GPM_METRIC_NVLINK_L51_TX = 364
    NVML_GPM_METRIC_NVLINK_L52_RX = 365
    NVML_GPM_METRIC_NVLINK_L52_TX = 366
    NVML_GPM_METRIC_NVLINK_L53_RX = 367
    NVML_GPM_METRIC_NVLINK_L53_TX = 368
    NVML_GPM_METRIC_NVLINK_L54_RX = 369
    NVML_GPM_METRIC_NVLINK_L54_TX = 370
    NVML_GPM_METRIC_NVLINK_L55_RX = 371
    NVML_GPM_METRIC_NVLINK_L55_TX = 372
    NVML_GPM_METRIC_NVLINK_L56_RX = 373
    NVML_GPM_METRIC_NVLINK_L56_TX = 374
    NVML_GPM_METRIC_NVLINK_L57_RX = 375
    NVML_GPM_METRIC_NVLINK_L57_TX = 376
    NVML_GPM_METRIC_NVLINK_L58_RX = 377
    NVML_GPM_METRIC_NVLINK_L58_TX = 378
    NVML_GPM_METRIC_NVLINK_L59_RX = 379
    NVML_GPM_METRIC_NVLINK_L59_TX = 380
    NVML_GPM_METRIC_NVLINK_L60_RX = 381
    NVML_GPM_METRIC_NVLINK_L60_TX = 382
    NVML_GPM_METRIC_NVLINK_L61_RX = 383
    NVML_GPM_METRIC_NVLINK_L61_TX = 384
    NVML_GPM_METRIC_NVLINK_L62_RX = 385
    NVML_GPM_METRIC_NVLINK_L62_TX = 386
    NVML_GPM_METRIC_NVLINK_L63_RX = 387
    NVML_GPM_METRIC_NVLINK_L63_TX = 388
    NVML_GPM_METRIC_NVLINK_L64_RX = 389
    NVML_GPM_METRIC_NVLINK_L64_TX = 390
    NVML_GPM_METRIC_NVLINK_L65_RX = 391
    NVML_GPM_METRIC_NVLINK_L65_TX = 392
    NVML_GPM_METRIC_NVLINK_L66_RX = 393
    NVML_GPM_METRIC_NVLINK_L66_TX = 394
    NVML_GPM_METRIC_NVLINK_L67_RX = 395
    NVML_GPM_METRIC_NVLINK_L67_TX = 396
    NVML_GPM_METRIC_NVLINK_L68_RX = 397
    NVML_GPM_METRIC_NVLINK_L68_TX = 398
    NVML_GPM_METRIC_NVLINK_L69_RX = 399
    NVML_GPM_METRIC_NVLINK_L69_TX = 400
    NVML_GPM_METRIC_NVLINK_L70_RX = 401
    NVML_GPM_METRIC_NVLINK_L70_TX = 402
    NVML_GPM_METRIC_NVLINK_L71_RX = 403
    NVML_GPM_METRIC_NVLINK_L71_TX = 404
    NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC = 405
    NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC = 406
    NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC = 407
    NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC = 408
    NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC = 409
    NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC = 410
    NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC = 411
    NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC = 412
    NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC = 413
    NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC = 414
    NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC = 415
    NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC = 416
    NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC = 417
    NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC = 418
    NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC = 419
    NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC = 420
    NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC = 421
    NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC = 422
    NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC = 423
    NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC = 424
    NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC = 425
    NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC = 426
    NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC = 427
    NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC = 428
    NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC = 429
    NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC = 430
    NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC = 431
    NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC = 432
    NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC = 433
    NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC = 434
    NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC = 435
    NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC = 436
    NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC = 437
    NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC = 438
    NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC = 439
    NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC = 440
    NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC = 441
    NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC = 442
    NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC = 443
    NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC = 444
    NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC = 445
    NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC = 446
    NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC = 447
    NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC = 448
    NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC = 449
    NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC = 450
    NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC = 451
    NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC = 452
    NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC = 453
    NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC = 454
    NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC = 455
    NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC = 456
    NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC = 457
    NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC = 458
    NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC = 459
    NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC = 460
    NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC = 461
    NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC = 462
    NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC = 463
    NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC = 464
    NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC = 465
    NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC = 466
    NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC = 467
    NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC = 468
    NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC = 469
    NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC = 470
    NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC = 471
    NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC = 472
    NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC = 473
    NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC = 474
    NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC = 475
    NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC = 476
    NVML_GPM_METRIC_MAX = 477

nvmlPowerProfileType_t: enum
    NVML_POWER_PROFILE_MAX_P = 0
    NVML_POWER_PROFILE_MAX_Q = 1
    NVML_POWER_PROFILE_COMPUTE = 2
    NVML_POWER_PROFILE_MEMORY_BOUND = 3
    NVML_POWER_PROFILE_NETWORK = 4
    NVML_POWER_PROFILE_BALANCED = 5
    NVML_POWER_PROFILE_LLM_INFERENCE = 6
    NVML_POWER_PROFILE_LLM_TRAINING = 7
    NVML_POWER_PROFILE_RBM = 8
    NVML_POWER_PROFILE_DCPCIE = 9
    NVML_POWER_PROFILE_HMMA_SPARSE = 10
    NVML_POWER_PROFILE_HMMA_DENSE = 11
    NVML_POWER_PROFILE_SYNC_BALANCED = 12
    NVML_POWER_PROFILE_HPC = 13
    NVML_POWER_PROFILE_MIG = 14
    NVML_POWER_PROFILE_MAX_Q_1 = 15
    NVML_POWER_PROFILE_NETWORK_BOUND = 16
    NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE = 17
    NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE = 18
    NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE = 19
    NVML_POWER_PROFILE_TRAINING = 20
    NVML_POWER_PROFILE_INFERENCE = 21
    NVML_POWER_PROFILE_MAX_Q_2 = 22
    NVML_POWER_PROFILE_MAX_Q_3 = 23
    NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND = 24
    NVML_POWER_PROFILE_MAX = 25

nvmlPowerProfileOperation_t: enum
    NVML_POWER_PROFILE_OPERATION_CLEAR = 0
    NVML_POWER_PROFILE_OPERATION_SET = 1
    NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE = 2
    NVML_POWER_PROFILE_OPERATION_MAX = 3

[typedefs]
nvmlDevice_t: nvmlDevice_st *
nvmlGpuInstance_t: nvmlGpuInstance_st *
nvmlPciInfoExt_t: nvmlPciInfoExt_v1_t
nvmlPciInfo_t: nvmlPciInfo_st
nvmlEccErrorCounts_t: nvmlEccErrorCounts_st
nvmlUtilization_t: nvmlUtilization_st
nvmlMemory_t: nvmlMemory_st
nvmlMemory_v2_t: nvmlMemory_v2_st
nvmlBAR1Memory_t: nvmlBAR1Memory_st
nvmlProcessInfo_v1_t: nvmlProcessInfo_v1_st
nvmlProcessInfo_v2_t: nvmlProcessInfo_v2_st
nvmlProcessInfo_t: nvmlProcessInfo_v2_st
nvmlProcessDetailList_t: nvmlProcessDetailList_v1_t
nvmlDeviceAttributes_t: nvmlDeviceAttributes_st
nvmlDeviceAddressingMode_t: nvmlDeviceAddressingMode_v1_t
nvmlRepairStatus_t: nvmlRepairStatus_v1_t
nvmlRowRemapperHistogramValues_t: nvmlRowRemapperHistogramValues_st
nvmlNvLinkUtilizationControl_t: nvmlNvLinkUtilizationControl_st
nvmlBridgeChipInfo_t: nvmlBridgeChipInfo_st
nvmlBridgeChipHierarchy_t: nvmlBridgeChipHierarchy_st
nvmlValue_t: nvmlValue_st
nvmlSample_t: nvmlSample_st
nvmlViolationTime_t: nvmlViolationTime_st
nvmlCoolerInfo_t: nvmlCoolerInfo_v1_t
nvmlUUID_t: nvmlUUID_v1_t
nvmlPdi_t: nvmlPdi_v1_t
nvmlDramEncryptionInfo_t: nvmlDramEncryptionInfo_v1_t
nvmlMarginTemperature_t: nvmlMarginTemperature_v1_t
nvmlClkMonFaultInfo_t: nvmlClkMonFaultInfo_struct
nvmlClkMonStatus_t: nvmlClkMonStatus_status
nvmlClockOffset_t: nvmlClockOffset_v1_t
nvmlFanSpeedInfo_t: nvmlFanSpeedInfo_v1_t
nvmlDevicePerfModes_t: nvmlDevicePerfModes_v1_t
nvmlDeviceCurrentClockFreqs_t: nvmlDeviceCurrentClockFreqs_v1_t
nvmlProcessUtilizationSample_t: nvmlProcessUtilizationSample_st
nvmlProcessesUtilizationInfo_t: nvmlProcessesUtilizationInfo_v1_t
nvmlEccSramErrorStatus_t: nvmlEccSramErrorStatus_v1_t
nvmlPlatformInfo_t: nvmlPlatformInfo_v2_t
nvmlEccSramUniqueUncorrectedErrorCounts_t: nvmlEccSramUniqueUncorrectedErrorCounts_v1_t
nvmlDeviceArchitecture_t: unsigned int
nvmlBusType_t: unsigned int
nvmlFanControlPolicy_t: unsigned int
nvmlPowerSource_t: unsigned int
nvmlGpuDynamicPstatesInfo_t: nvmlGpuDynamicPstatesInfo_st
nvmlPowerScopeType_t: unsigned char
nvmlVgpuTypeId_t: unsigned int
nvmlVgpuInstance_t: unsigned int
nvmlVgpuHeterogeneousMode_t: nvmlVgpuHeterogeneousMode_v1_t
nvmlVgpuPlacementId_t: nvmlVgpuPlacementId_v1_t
nvmlVgpuPlacementList_t: nvmlVgpuPlacementList_v2_t
nvmlVgpuTypeBar1Info_t: nvmlVgpuTypeBar1Info_v1_t
nvmlVgpuInstanceUtilizationSample_t: nvmlVgpuInstanceUtilizationSample_st
nvmlVgpuInstancesUtilizationInfo_t: nvmlVgpuInstancesUtilizationInfo_v1_t
nvmlVgpuProcessUtilizationSample_t: nvmlVgpuProcessUtilizationSample_st
nvmlVgpuProcessesUtilizationInfo_t: nvmlVgpuProcessesUtilizationInfo_v1_t
nvmlVgpuRuntimeState_t: nvmlVgpuRuntimeState_v1_t
nvmlVgpuSchedulerLogEntry_t: nvmlVgpuSchedulerLogEntries_st
nvmlVgpuSchedulerLog_t: nvmlVgpuSchedulerLog_st
nvmlVgpuSchedulerGetState_t: nvmlVgpuSchedulerGetState_st
nvmlVgpuSchedulerSetState_t: nvmlVgpuSchedulerSetState_st
nvmlVgpuSchedulerCapabilities_t: nvmlVgpuSchedulerCapabilities_st
nvmlVgpuLicenseExpiry_t: nvmlVgpuLicenseExpiry_st
nvmlVgpuLicenseInfo_t: nvmlVgpuLicenseInfo_st
nvmlGridLicenseExpiry_t: nvmlGridLicenseExpiry_st
nvmlGridLicensableFeature_t: nvmlGridLicensableFeature_st
nvmlGridLicensableFeatures_t: nvmlGridLicensableFeatures_st
nvmlVgpuTypeIdInfo_t: nvmlVgpuTypeIdInfo_v1_t
nvmlVgpuTypeMaxInstance_t: nvmlVgpuTypeMaxInstance_v1_t
nvmlActiveVgpuInstanceInfo_t: nvmlActiveVgpuInstanceInfo_v1_t
nvmlVgpuSchedulerState_t: nvmlVgpuSchedulerState_v1_t
nvmlVgpuSchedulerStateInfo_t: nvmlVgpuSchedulerStateInfo_v1_t
nvmlVgpuSchedulerLogInfo_t: nvmlVgpuSchedulerLogInfo_v1_t
nvmlVgpuCreatablePlacementInfo_t: nvmlVgpuCreatablePlacementInfo_v1_t
nvmlNvLinkPowerThres_t: nvmlNvLinkPowerThres_st
nvmlFieldValue_t: nvmlFieldValue_st
nvmlUnit_t: nvmlUnit_st *
nvmlHwbcEntry_t: nvmlHwbcEntry_st
nvmlLedState_t: nvmlLedState_st
nvmlUnitInfo_t: nvmlUnitInfo_st
nvmlPSUInfo_t: nvmlPSUInfo_st
nvmlUnitFanInfo_t: nvmlUnitFanInfo_st
nvmlUnitFanSpeeds_t: nvmlUnitFanSpeeds_st
nvmlEventSet_t: nvmlEventSet_st *
nvmlEventData_t: nvmlEventData_st
nvmlSystemEventSet_t: nvmlSystemEventSet_st *
nvmlSystemEventSetCreateRequest_t: nvmlSystemEventSetCreateRequest_v1_t
nvmlSystemEventSetFreeRequest_t: nvmlSystemEventSetFreeRequest_v1_t
nvmlSystemRegisterEventRequest_t: nvmlSystemRegisterEventRequest_v1_t
nvmlSystemEventSetWaitRequest_t: nvmlSystemEventSetWaitRequest_v1_t
nvmlAccountingStats_t: nvmlAccountingStats_st
nvmlEncoderSessionInfo_t: nvmlEncoderSessionInfo_st
nvmlFBCStats_t: nvmlFBCStats_st
nvmlFBCSessionInfo_t: nvmlFBCSessionInfo_st
nvmlConfComputeSystemCaps_t: nvmlConfComputeSystemCaps_st
nvmlConfComputeSystemState_t: nvmlConfComputeSystemState_st
nvmlSystemConfComputeSettings_t: nvmlSystemConfComputeSettings_v1_t
nvmlConfComputeMemSizeInfo_t: nvmlConfComputeMemSizeInfo_st
nvmlConfComputeGpuCertificate_t: nvmlConfComputeGpuCertificate_st
nvmlConfComputeGpuAttestationReport_t: nvmlConfComputeGpuAttestationReport_st
nvmlConfComputeSetKeyRotationThresholdInfo_v1_t: nvmlConfComputeSetKeyRotationThresholdInfo_st
nvmlConfComputeSetKeyRotationThresholdInfo_t: nvmlConfComputeSetKeyRotationThresholdInfo_v1_t
nvmlConfComputeGetKeyRotationThresholdInfo_v1_t: nvmlConfComputeGetKeyRotationThresholdInfo_st
nvmlConfComputeGetKeyRotationThresholdInfo_t: nvmlConfComputeGetKeyRotationThresholdInfo_v1_t
nvmlGpuFabricState_t: unsigned char
nvmlGpuFabricInfoV_t: nvmlGpuFabricInfo_v3_t
nvmlGpuOperationalEventConfig_v1_t: nvmlGpuOperationalEventConfig_v1_st
nvmlCPERCursorHandle_t: unsigned long long
nvmlSystemDriverBranchInfo_t: nvmlSystemDriverBranchInfo_v1_t
nvmlAffinityScope_t: unsigned int
nvmlTemperature_t: nvmlTemperature_v1_t
nvmlNvlinkSupportedBwModes_t: nvmlNvlinkSupportedBwModes_v1_t
nvmlNvlinkGetBwMode_t: nvmlNvlinkGetBwMode_v1_t
nvmlNvlinkSetBwMode_t: nvmlNvlinkSetBwMode_v1_t
nvmlNvLinkInfo_t: nvmlNvLinkInfo_v2_t
nvmlVgpuVersion_t: nvmlVgpuVersion_st
nvmlVgpuMetadata_t: nvmlVgpuMetadata_st
nvmlVgpuPgpuMetadata_t: nvmlVgpuPgpuMetadata_st
nvmlVgpuPgpuCompatibility_t: nvmlVgpuPgpuCompatibility_st
nvmlExcludedDeviceInfo_t: nvmlExcludedDeviceInfo_st
nvmlGpuInstancePlacement_t: nvmlGpuInstancePlacement_st
nvmlGpuInstanceProfileInfo_t: nvmlGpuInstanceProfileInfo_st
nvmlGpuInstanceProfileInfo_v2_t: nvmlGpuInstanceProfileInfo_v2_st
nvmlGpuInstanceProfileInfo_v3_t: nvmlGpuInstanceProfileInfo_v3_st
nvmlGpuInstanceInfo_t: nvmlGpuInstanceInfo_st
nvmlComputeInstancePlacement_t: nvmlComputeInstancePlacement_st
nvmlComputeInstanceProfileInfo_t: nvmlComputeInstanceProfileInfo_st
nvmlComputeInstanceProfileInfo_v2_t: nvmlComputeInstanceProfileInfo_v2_st
nvmlComputeInstanceProfileInfo_v3_t: nvmlComputeInstanceProfileInfo_v3_st
nvmlComputeInstanceInfo_t: nvmlComputeInstanceInfo_st
nvmlComputeInstance_t: nvmlComputeInstance_st *
nvmlGpmSample_t: nvmlGpmSample_st *
nvmlDeviceCapabilities_t: nvmlDeviceCapabilities_v1_t
nvmlWorkloadPowerProfileInfo_t: nvmlWorkloadPowerProfileInfo_v1_t
nvmlWorkloadPowerProfileProfilesInfo_t: nvmlWorkloadPowerProfileProfilesInfo_v1_t
nvmlWorkloadPowerProfileCurrentProfiles_t: nvmlWorkloadPowerProfileCurrentProfiles_v1_t
nvmlWorkloadPowerProfileRequestedProfiles_t: nvmlWorkloadPowerProfileRequestedProfiles_v1_t
nvmlPowerSmoothingProfile_t: nvmlPowerSmoothingProfile_v1_t
nvmlPowerSmoothingState_t: nvmlPowerSmoothingState_v1_t

# Names in bindings, with their C names.
[snake_functions]
init_v2: nvmlInit_v2
init_with_flags: nvmlInitWithFlags
shutdown: nvmlShutdown
error_string: nvmlErrorString
system_get_driver_version: nvmlSystemGetDriverVersion
system_get_nvml_version: nvmlSystemGetNVMLVersion
system_get_cuda_driver_version: nvmlSystemGetCudaDriverVersion
system_get_cuda_driver_version_v2: nvmlSystemGetCudaDriverVersion_v2
system_get_process_name: nvmlSystemGetProcessName
system_get_hic_version: nvmlSystemGetHicVersion
system_get_topology_gpu_set: nvmlSystemGetTopologyGpuSet
system_get_driver_branch: nvmlSystemGetDriverBranch
system_get_cper_v1: nvmlSystemGetCPER_v1
unit_get_count: nvmlUnitGetCount
unit_get_handle_by_index: nvmlUnitGetHandleByIndex
unit_get_unit_info: nvmlUnitGetUnitInfo
unit_get_led_state: nvmlUnitGetLedState
unit_get_psu_info: nvmlUnitGetPsuInfo
unit_get_temperature: nvmlUnitGetTemperature
unit_get_fan_speed_info: nvmlUnitGetFanSpeedInfo
unit_get_devices: nvmlUnitGetDevices
device_get_count_v2: nvmlDeviceGetCount_v2
device_get_attributes_v2: nvmlDeviceGetAttributes_v2
device_get_handle_by_index_v2: nvmlDeviceGetHandleByIndex_v2
device_get_handle_by_serial: nvmlDeviceGetHandleBySerial
device_get_handle_by_uuid: nvmlDeviceGetHandleByUUID
device_get_handle_by_uuidv: nvmlDeviceGetHandleByUUIDV
device_get_handle_by_pci_bus_id_v2: nvmlDeviceGetHandleByPciBusId_v2
device_get_name: nvmlDeviceGetName
device_get_brand: nvmlDeviceGetBrand
device_get_index: nvmlDeviceGetIndex
device_get_serial: nvmlDeviceGetSerial
device_get_module_id: nvmlDeviceGetModuleId
device_get_c2c_mode_info_v: nvmlDeviceGetC2cModeInfoV
device_get_memory_affinity: nvmlDeviceGetMemoryAffinity
device_get_cpu_affinity_within_scope: nvmlDeviceGetCpuAffinityWithinScope
device_get_cpu_affinity: nvmlDeviceGetCpuAffinity
device_set_cpu_affinity: nvmlDeviceSetCpuAffinity
device_clear_cpu_affinity: nvmlDeviceClearCpuAffinity
device_get_numa_node_id: nvmlDeviceGetNumaNodeId
device_get_addressing_mode: nvmlDeviceGetAddressingMode
device_get_repair_status: nvmlDeviceGetRepairStatus
device_get_unrepairable_memory_flag_v1: nvmlDeviceGetUnrepairableMemoryFlag_v1
device_get_topology_common_ancestor: nvmlDeviceGetTopologyCommonAncestor
device_get_topology_nearest_gpus: nvmlDeviceGetTopologyNearestGpus
device_get_p2p_status: nvmlDeviceGetP2PStatus
device_get_uuid: nvmlDeviceGetUUID
device_get_minor_number: nvmlDeviceGetMinorNumber
device_get_board_part_number: nvmlDeviceGetBoardPartNumber
device_get_inforom_version: nvmlDeviceGetInforomVersion
device_get_inforom_image_version: nvmlDeviceGetInforomImageVersion
device_get_inforom_configuration_checksum: nvmlDeviceGetInforomConfigurationChecksum
device_validate_inforom: nvmlDeviceValidateInforom
device_get_last_bbx_flush_time: nvmlDeviceGetLastBBXFlushTime
device_get_bbx_time_data_v1: nvmlDeviceGetBBXTimeData_v1
device_get_gpu_uptime_v1: nvmlDeviceGetGpuUptime_v1
device_get_display_mode: nvmlDeviceGetDisplayMode
device_get_display_active: nvmlDeviceGetDisplayActive
device_get_persistence_mode: nvmlDeviceGetPersistenceMode
device_get_pci_info_ext: nvmlDeviceGetPciInfoExt
device_get_pci_info_v3: nvmlDeviceGetPciInfo_v3
device_get_max_pcie_link_generation: nvmlDeviceGetMaxPcieLinkGeneration
device_get_gpu_max_pcie_link_generation: nvmlDeviceGetGpuMaxPcieLinkGeneration
device_get_max_pcie_link_width: nvmlDeviceGetMaxPcieLinkWidth
device_get_curr_pcie_link_generation: nvmlDeviceGetCurrPcieLinkGeneration
device_get_curr_pcie_link_width: nvmlDeviceGetCurrPcieLinkWidth
device_get_pcie_throughput: nvmlDeviceGetPcieThroughput
device_get_pcie_replay_counter: nvmlDeviceGetPcieReplayCounter
device_get_clock_info: nvmlDeviceGetClockInfo
device_get_max_clock_info: nvmlDeviceGetMaxClockInfo
device_get_gpc_clk_vf_offset: nvmlDeviceGetGpcClkVfOffset
device_get_applications_clock: nvmlDeviceGetApplicationsClock
device_get_default_applications_clock: nvmlDeviceGetDefaultApplicationsClock
device_get_clock: nvmlDeviceGetClock
device_get_max_customer_boost_clock: nvmlDeviceGetMaxCustomerBoostClock
device_get_supported_memory_clocks: nvmlDeviceGetSupportedMemoryClocks
device_get_supported_graphics_clocks: nvmlDeviceGetSupportedGraphicsClocks
device_get_auto_boosted_clocks_enabled: nvmlDeviceGetAutoBoostedClocksEnabled
device_get_fan_speed: nvmlDeviceGetFanSpeed
device_get_fan_speed_v2: nvmlDeviceGetFanSpeed_v2
device_get_fan_speed_rpm: nvmlDeviceGetFanSpeedRPM
device_get_target_fan_speed: nvmlDeviceGetTargetFanSpeed
device_get_min_max_fan_speed: nvmlDeviceGetMinMaxFanSpeed
device_get_fan_control_policy_v2: nvmlDeviceGetFanControlPolicy_v2
device_get_num_fans: nvmlDeviceGetNumFans
device_get_temperature: nvmlDeviceGetTemperature
device_get_cooler_info: nvmlDeviceGetCoolerInfo
device_get_temperature_v: nvmlDeviceGetTemperatureV
device_get_temperature_threshold: nvmlDeviceGetTemperatureThreshold
device_get_margin_temperature: nvmlDeviceGetMarginTemperature
device_get_thermal_settings: nvmlDeviceGetThermalSettings
device_get_performance_state: nvmlDeviceGetPerformanceState
device_get_current_clocks_event_reasons: nvmlDeviceGetCurrentClocksEventReasons
device_get_current_clocks_throttle_reasons: nvmlDeviceGetCurrentClocksThrottleReasons
device_get_supported_clocks_event_reasons: nvmlDeviceGetSupportedClocksEventReasons
device_get_supported_clocks_throttle_reasons: nvmlDeviceGetSupportedClocksThrottleReasons
device_get_power_state: nvmlDeviceGetPowerState
device_get_dynamic_pstates_info: nvmlDeviceGetDynamicPstatesInfo
device_get_mem_clk_vf_offset: nvmlDeviceGetMemClkVfOffset
device_get_min_max_clock_of_p_state: nvmlDeviceGetMinMaxClockOfPState
device_get_supported_performance_states: nvmlDeviceGetSupportedPerformanceStates
device_get_gpc_clk_min_max_vf_offset: nvmlDeviceGetGpcClkMinMaxVfOffset
device_get_mem_clk_min_max_vf_offset: nvmlDeviceGetMemClkMinMaxVfOffset
device_get_clock_offsets: nvmlDeviceGetClockOffsets
device_set_clock_offsets: nvmlDeviceSetClockOffsets
device_get_performance_modes: nvmlDeviceGetPerformanceModes
device_get_current_clock_freqs: nvmlDeviceGetCurrentClockFreqs
device_get_power_management_mode: nvmlDeviceGetPowerManagementMode
device_get_power_management_limit: nvmlDeviceGetPowerManagementLimit
device_get_power_management_limit_constraints: nvmlDeviceGetPowerManagementLimitConstraints
device_get_power_management_default_limit: nvmlDeviceGetPowerManagementDefaultLimit
device_get_power_usage: nvmlDeviceGetPowerUsage
device_get_power_mizer_mode_v1: nvmlDeviceGetPowerMizerMode_v1
device_set_power_mizer_mode_v1: nvmlDeviceSetPowerMizerMode_v1
device_get_total_energy_consumption: nvmlDeviceGetTotalEnergyConsumption
device_get_enforced_power_limit: nvmlDeviceGetEnforcedPowerLimit
device_set_adaptive_tgp_mode_v1: nvmlDeviceSetAdaptiveTgpMode_v1
device_get_adaptive_tgp_mode_info_v1: nvmlDeviceGetAdaptiveTgpModeInfo_v1
device_get_gpu_operation_mode: nvmlDeviceGetGpuOperationMode
device_get_memory_info: nvmlDeviceGetMemoryInfo
device_get_memory_info_v2: nvmlDeviceGetMemoryInfo_v2
device_set_memory_limits_v1: nvmlDeviceSetMemoryLimits_v1
device_get_memory_limits_v1: nvmlDeviceGetMemoryLimits_v1
device_get_compute_mode: nvmlDeviceGetComputeMode
device_get_cuda_compute_capability: nvmlDeviceGetCudaComputeCapability
device_get_dram_encryption_mode: nvmlDeviceGetDramEncryptionMode
device_set_dram_encryption_mode: nvmlDeviceSetDramEncryptionMode
device_get_ecc_mode: nvmlDeviceGetEccMode
device_get_default_ecc_mode: nvmlDeviceGetDefaultEccMode
device_get_board_id: nvmlDeviceGetBoardId
device_get_multi_gpu_board: nvmlDeviceGetMultiGpuBoard
device_get_total_ecc_errors: nvmlDeviceGetTotalEccErrors
device_get_detailed_ecc_errors: nvmlDeviceGetDetailedEccErrors
device_get_memory_error_counter: nvmlDeviceGetMemoryErrorCounter
device_get_utilization_rates: nvmlDeviceGetUtilizationRates
device_get_encoder_utilization: nvmlDeviceGetEncoderUtilization
device_get_encoder_capacity: nvmlDeviceGetEncoderCapacity
device_get_encoder_stats: nvmlDeviceGetEncoderStats
device_get_encoder_sessions: nvmlDeviceGetEncoderSessions
device_get_decoder_utilization: nvmlDeviceGetDecoderUtilization
device_get_jpg_utilization: nvmlDeviceGetJpgUtilization
device_get_ofa_utilization: nvmlDeviceGetOfaUtilization
device_get_fbc_stats: nvmlDeviceGetFBCStats
device_get_fbc_sessions: nvmlDeviceGetFBCSessions
device_get_driver_model_v2: nvmlDeviceGetDriverModel_v2
device_get_vbios_version: nvmlDeviceGetVbiosVersion
device_get_bridge_chip_info: nvmlDeviceGetBridgeChipInfo
device_get_compute_running_processes_v3: nvmlDeviceGetComputeRunningProcesses_v3
device_get_graphics_running_processes_v3: nvmlDeviceGetGraphicsRunningProcesses_v3
device_get_mps_compute_running_processes_v3: nvmlDeviceGetMPSComputeRunningProcesses_v3
device_get_running_process_detail_list: nvmlDeviceGetRunningProcessDetailList
device_on_same_board: nvmlDeviceOnSameBoard
device_get_api_restriction: nvmlDeviceGetAPIRestriction
device_get_samples: nvmlDeviceGetSamples
device_get_bar1_memory_info: nvmlDeviceGetBAR1MemoryInfo
device_get_violation_status: nvmlDeviceGetViolationStatus
device_get_irq_num: nvmlDeviceGetIrqNum
device_get_num_gpu_cores: nvmlDeviceGetNumGpuCores
device_get_power_source: nvmlDeviceGetPowerSource
device_get_memory_bus_width: nvmlDeviceGetMemoryBusWidth
device_get_pcie_link_max_speed: nvmlDeviceGetPcieLinkMaxSpeed
device_get_pcie_speed: nvmlDeviceGetPcieSpeed
device_get_adaptive_clock_info_status: nvmlDeviceGetAdaptiveClockInfoStatus
device_get_bus_type: nvmlDeviceGetBusType
device_get_gpu_fabric_info: nvmlDeviceGetGpuFabricInfo
device_get_gpu_fabric_info_v: nvmlDeviceGetGpuFabricInfoV
device_get_gpu_fabric_info_v4: nvmlDeviceGetGpuFabricInfo_v4
system_get_conf_compute_capabilities: nvmlSystemGetConfComputeCapabilities
system_get_conf_compute_state: nvmlSystemGetConfComputeState
device_get_conf_compute_mem_size_info: nvmlDeviceGetConfComputeMemSizeInfo
system_get_conf_compute_gpus_ready_state: nvmlSystemGetConfComputeGpusReadyState
device_get_conf_compute_protected_memory_usage: nvmlDeviceGetConfComputeProtectedMemoryUsage
device_get_conf_compute_gpu_certificate: nvmlDeviceGetConfComputeGpuCertificate
device_get_conf_compute_gpu_attestation_report: nvmlDeviceGetConfComputeGpuAttestationReport
system_get_conf_compute_key_rotation_threshold_info: nvmlSystemGetConfComputeKeyRotationThresholdInfo
device_set_conf_compute_unprotected_mem_size: nvmlDeviceSetConfComputeUnprotectedMemSize
system_set_conf_compute_gpus_ready_state: nvmlSystemSetConfComputeGpusReadyState
system_set_conf_compute_key_rotation_threshold_info: nvmlSystemSetConfComputeKeyRotationThresholdInfo
system_get_conf_compute_settings: nvmlSystemGetConfComputeSettings
system_get_conf_compute_settings_v2: nvmlSystemGetConfComputeSettings_v2
device_get_gsp_firmware_version: nvmlDeviceGetGspFirmwareVersion
device_get_gsp_firmware_mode: nvmlDeviceGetGspFirmwareMode
device_get_sram_ecc_error_status: nvmlDeviceGetSramEccErrorStatus
device_set_power_management_limit_v2: nvmlDeviceSetPowerManagementLimit_v2
device_get_accounting_mode: nvmlDeviceGetAccountingMode
device_get_accounting_stats: nvmlDeviceGetAccountingStats
device_get_accounting_pids: nvmlDeviceGetAccountingPids
device_get_accounting_buffer_size: nvmlDeviceGetAccountingBufferSize
device_get_accounting_stats_v2: nvmlDeviceGetAccountingStats_v2
device_get_retired_pages: nvmlDeviceGetRetiredPages
device_get_retired_pages_v2: nvmlDeviceGetRetiredPages_v2
device_get_retired_pages_pending_status: nvmlDeviceGetRetiredPagesPendingStatus
device_get_remapped_rows: nvmlDeviceGetRemappedRows
device_get_row_remapper_histogram: nvmlDeviceGetRowRemapperHistogram
device_get_architecture: nvmlDeviceGetArchitecture
device_get_clk_mon_status: nvmlDeviceGetClkMonStatus
device_get_process_utilization: nvmlDeviceGetProcessUtilization
device_get_processes_utilization_info: nvmlDeviceGetProcessesUtilizationInfo
device_get_platform_info: nvmlDeviceGetPlatformInfo
device_get_pdi: nvmlDeviceGetPdi
device_set_hostname_v1: nvmlDeviceSetHostname_v1
device_get_hostname_v1: nvmlDeviceGetHostname_v1
device_perf_metrics_get_samples_v1: nvmlDevicePerfMetricsGetSamples_v1
unit_set_led_state: nvmlUnitSetLedState
device_set_persistence_mode: nvmlDeviceSetPersistenceMode
device_set_compute_mode: nvmlDeviceSetComputeMode
device_set_ecc_mode: nvmlDeviceSetEccMode
device_clear_ecc_error_counts: nvmlDeviceClearEccErrorCounts
device_set_driver_model: nvmlDeviceSetDriverModel
device_set_gpu_locked_clocks: nvmlDeviceSetGpuLockedClocks
device_reset_gpu_locked_clocks: nvmlDeviceResetGpuLockedClocks
device_set_memory_locked_clocks: nvmlDeviceSetMemoryLockedClocks
device_reset_memory_locked_clocks: nvmlDeviceResetMemoryLockedClocks
device_set_applications_clocks: nvmlDeviceSetApplicationsClocks
device_reset_applications_clocks: nvmlDeviceResetApplicationsClocks
device_set_auto_boosted_clocks_enabled: nvmlDeviceSetAutoBoostedClocksEnabled
device_set_default_auto_boosted_clocks_enabled: nvmlDeviceSetDefaultAutoBoostedClocksEnabled
device_set_default_fan_speed_v2: nvmlDeviceSetDefaultFanSpeed_v2
device_set_fan_control_policy: nvmlDeviceSetFanControlPolicy
device_set_temperature_threshold: nvmlDeviceSetTemperatureThreshold
device_set_power_management_limit: nvmlDeviceSetPowerManagementLimit
device_set_gpu_operation_mode: nvmlDeviceSetGpuOperationMode
device_set_api_restriction: nvmlDeviceSetAPIRestriction
device_set_fan_speed_v2: nvmlDeviceSetFanSpeed_v2
device_set_gpc_clk_vf_offset: nvmlDeviceSetGpcClkVfOffset
device_set_mem_clk_vf_offset: nvmlDeviceSetMemClkVfOffset
device_set_accounting_mode: nvmlDeviceSetAccountingMode
device_clear_accounting_pids: nvmlDeviceClearAccountingPids
device_get_nvlink_state: nvmlDeviceGetNvLinkState
device_get_nvlink_version: nvmlDeviceGetNvLinkVersion
device_get_nvlink_capability: nvmlDeviceGetNvLinkCapability
device_get_nvlink_remote_pci_info_v2: nvmlDeviceGetNvLinkRemotePciInfo_v2
device_get_nvlink_error_counter: nvmlDeviceGetNvLinkErrorCounter
device_reset_nvlink_error_counters: nvmlDeviceResetNvLinkErrorCounters
device_set_nvlink_utilization_control: nvmlDeviceSetNvLinkUtilizationControl
device_get_nvlink_utilization_control: nvmlDeviceGetNvLinkUtilizationControl
device_get_nvlink_utilization_counter: nvmlDeviceGetNvLinkUtilizationCounter
device_freeze_nvlink_utilization_counter: nvmlDeviceFreezeNvLinkUtilizationCounter
device_reset_nvlink_utilization_counter: nvmlDeviceResetNvLinkUtilizationCounter
device_get_nvlink_remote_device_type: nvmlDeviceGetNvLinkRemoteDeviceType
device_set_nvlink_device_low_power_threshold: nvmlDeviceSetNvLinkDeviceLowPowerThreshold
system_set_nvlink_bw_mode: nvmlSystemSetNvlinkBwMode
system_get_nvlink_bw_mode: nvmlSystemGetNvlinkBwMode
device_get_nvlink_supported_bw_modes: nvmlDeviceGetNvlinkSupportedBwModes
device_get_nvlink_bw_mode: nvmlDeviceGetNvlinkBwMode
device_set_nvlink_bw_mode: nvmlDeviceSetNvlinkBwMode
device_set_nvlink_bw_mode_async_v1: nvmlDeviceSetNvlinkBwModeAsync_v1
device_get_nvlink_info: nvmlDeviceGetNvLinkInfo
device_get_nvlink_info_v3: nvmlDeviceGetNvLinkInfo_v3
device_get_nv_link_telemetry_samples_v1: nvmlDeviceGetNvLinkTelemetrySamples_v1
device_get_nvlink_remap_table_info_v1: nvmlDeviceGetNvlinkRemapTableInfo_v1
device_set_nvlink_nvle_ready_v1: nvmlDeviceSetNvlinkNvleReady_v1
device_lock_nvlink_remap_table_v1: nvmlDeviceLockNvlinkRemapTable_v1
device_setup_nvlink_nvle_encryption_key_v1: nvmlDeviceSetupNvlinkNvleEncryptionKey_v1
device_get_nvlink_nvle_private_info_v1: nvmlDeviceGetNvlinkNvlePrivateInfo_v1
event_set_create: nvmlEventSetCreate
device_register_events: nvmlDeviceRegisterEvents
device_get_supported_event_types: nvmlDeviceGetSupportedEventTypes
event_set_wait_v2: nvmlEventSetWait_v2
event_set_register_gpu_operational_events_v1: nvmlEventSetRegisterGpuOperationalEvents_v1
event_set_wait_v3: nvmlEventSetWait_v3
event_set_get_context_count_v1: nvmlEventSetGetContextCount_v1
event_set_get_context_info_v1: nvmlEventSetGetContextInfo_v1
event_set_get_context_data_v1: nvmlEventSetGetContextData_v1
event_set_get_gpu_operational_event_context_legacy_xid_v1: nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1
event_set_free: nvmlEventSetFree
system_event_set_create: nvmlSystemEventSetCreate
system_event_set_free: nvmlSystemEventSetFree
system_register_events: nvmlSystemRegisterEvents
system_event_set_wait: nvmlSystemEventSetWait
device_modify_drain_state: nvmlDeviceModifyDrainState
device_query_drain_state: nvmlDeviceQueryDrainState
device_remove_gpu_v2: nvmlDeviceRemoveGpu_v2
device_discover_gpus: nvmlDeviceDiscoverGpus
device_get_field_values: nvmlDeviceGetFieldValues
device_clear_field_values: nvmlDeviceClearFieldValues
device_get_virtualization_mode: nvmlDeviceGetVirtualizationMode
device_get_host_vgpu_mode: nvmlDeviceGetHostVgpuMode
device_set_virtualization_mode: nvmlDeviceSetVirtualizationMode
device_get_vgpu_heterogeneous_mode: nvmlDeviceGetVgpuHeterogeneousMode
device_set_vgpu_heterogeneous_mode: nvmlDeviceSetVgpuHeterogeneousMode
vgpu_instance_get_placement_id: nvmlVgpuInstanceGetPlacementId
device_get_vgpu_type_supported_placements: nvmlDeviceGetVgpuTypeSupportedPlacements
device_get_vgpu_type_creatable_placements: nvmlDeviceGetVgpuTypeCreatablePlacements
vgpu_type_get_gsp_heap_size: nvmlVgpuTypeGetGspHeapSize
vgpu_type_get_fb_reservation: nvmlVgpuTypeGetFbReservation
vgpu_instance_get_runtime_state_size: nvmlVgpuInstanceGetRuntimeStateSize
device_set_vgpu_capabilities: nvmlDeviceSetVgpuCapabilities
device_vgpu_force_gsp_unload: nvmlDeviceVgpuForceGspUnload
device_get_grid_licensable_features_v4: nvmlDeviceGetGridLicensableFeatures_v4
get_vgpu_driver_capabilities: nvmlGetVgpuDriverCapabilities
device_get_vgpu_capabilities: nvmlDeviceGetVgpuCapabilities
device_get_supported_vgpus: nvmlDeviceGetSupportedVgpus
device_get_creatable_vgpus: nvmlDeviceGetCreatableVgpus
vgpu_type_get_class: nvmlVgpuTypeGetClass
vgpu_type_get_name: nvmlVgpuTypeGetName
vgpu_type_get_gpu_instance_profile_id: nvmlVgpuTypeGetGpuInstanceProfileId
vgpu_type_get_device_id: nvmlVgpuTypeGetDeviceID
vgpu_type_get_framebuffer_size: nvmlVgpuTypeGetFramebufferSize
vgpu_type_get_num_display_heads: nvmlVgpuTypeGetNumDisplayHeads
vgpu_type_get_resolution: nvmlVgpuTypeGetResolution
vgpu_type_get_license: nvmlVgpuTypeGetLicense
vgpu_type_get_frame_rate_limit: nvmlVgpuTypeGetFrameRateLimit
vgpu_type_get_max_instances: nvmlVgpuTypeGetMaxInstances
vgpu_type_get_max_instances_per_vm: nvmlVgpuTypeGetMaxInstancesPerVm
vgpu_type_get_bar1_info: nvmlVgpuTypeGetBAR1Info
device_get_active_vgpus: nvmlDeviceGetActiveVgpus
vgpu_instance_get_vm_id: nvmlVgpuInstanceGetVmID
vgpu_instance_get_uuid: nvmlVgpuInstanceGetUUID
vgpu_instance_get_vm_driver_version: nvmlVgpuInstanceGetVmDriverVersion
vgpu_instance_get_fb_usage: nvmlVgpuInstanceGetFbUsage
vgpu_instance_get_license_status: nvmlVgpuInstanceGetLicenseStatus
vgpu_instance_get_type: nvmlVgpuInstanceGetType
vgpu_instance_get_frame_rate_limit: nvmlVgpuInstanceGetFrameRateLimit
vgpu_instance_get_ecc_mode: nvmlVgpuInstanceGetEccMode
vgpu_instance_get_encoder_capacity: nvmlVgpuInstanceGetEncoderCapacity
vgpu_instance_set_encoder_capacity: nvmlVgpuInstanceSetEncoderCapacity
vgpu_instance_get_encoder_stats: nvmlVgpuInstanceGetEncoderStats
vgpu_instance_get_encoder_sessions: nvmlVgpuInstanceGetEncoderSessions
vgpu_instance_get_fbc_stats: nvmlVgpuInstanceGetFBCStats
vgpu_instance_get_fbc_sessions: nvmlVgpuInstanceGetFBCSessions
vgpu_instance_get_gpu_instance_id: nvmlVgpuInstanceGetGpuInstanceId
vgpu_instance_get_gpu_pci_id: nvmlVgpuInstanceGetGpuPciId
vgpu_type_get_capabilities: nvmlVgpuTypeGetCapabilities
vgpu_instance_get_mdev_uuid: nvmlVgpuInstanceGetMdevUUID
gpu_instance_get_creatable_vgpus: nvmlGpuInstanceGetCreatableVgpus
vgpu_type_get_max_instances_per_gpu_instance: nvmlVgpuTypeGetMaxInstancesPerGpuInstance
gpu_instance_get_active_vgpus: nvmlGpuInstanceGetActiveVgpus
gpu_instance_set_vgpu_scheduler_state: nvmlGpuInstanceSetVgpuSchedulerState
gpu_instance_get_vgpu_scheduler_state: nvmlGpuInstanceGetVgpuSchedulerState
gpu_instance_get_vgpu_scheduler_log: nvmlGpuInstanceGetVgpuSchedulerLog
gpu_instance_get_vgpu_type_creatable_placements: nvmlGpuInstanceGetVgpuTypeCreatablePlacements
gpu_instance_get_vgpu_heterogeneous_mode: nvmlGpuInstanceGetVgpuHeterogeneousMode
gpu_instance_set_vgpu_heterogeneous_mode: nvmlGpuInstanceSetVgpuHeterogeneousMode
device_get_vgpu_scheduler_state_v2: nvmlDeviceGetVgpuSchedulerState_v2
gpu_instance_get_vgpu_scheduler_state_v2: nvmlGpuInstanceGetVgpuSchedulerState_v2
device_get_vgpu_scheduler_log_v2: nvmlDeviceGetVgpuSchedulerLog_v2
gpu_instance_get_vgpu_scheduler_log_v2: nvmlGpuInstanceGetVgpuSchedulerLog_v2
device_set_vgpu_scheduler_state_v2: nvmlDeviceSetVgpuSchedulerState_v2
gpu_instance_set_vgpu_scheduler_state_v2: nvmlGpuInstanceSetVgpuSchedulerState_v2
vgpu_instance_get_metadata: nvmlVgpuInstanceGetMetadata
device_get_vgpu_metadata: nvmlDeviceGetVgpuMetadata
get_vgpu_compatibility: nvmlGetVgpuCompatibility
device_get_pgpu_metadata_string: nvmlDeviceGetPgpuMetadataString
device_get_vgpu_scheduler_log: nvmlDeviceGetVgpuSchedulerLog
device_get_vgpu_scheduler_state: nvmlDeviceGetVgpuSchedulerState
device_set_vgpu_scheduler_state: nvmlDeviceSetVgpuSchedulerState
device_get_vgpu_scheduler_capabilities: nvmlDeviceGetVgpuSchedulerCapabilities
get_vgpu_version: nvmlGetVgpuVersion
set_vgpu_version: nvmlSetVgpuVersion
device_get_vgpu_utilization: nvmlDeviceGetVgpuUtilization
device_get_vgpu_instances_utilization_info: nvmlDeviceGetVgpuInstancesUtilizationInfo
device_get_vgpu_process_utilization: nvmlDeviceGetVgpuProcessUtilization
device_get_vgpu_processes_utilization_info: nvmlDeviceGetVgpuProcessesUtilizationInfo
vgpu_instance_get_accounting_mode: nvmlVgpuInstanceGetAccountingMode
vgpu_instance_get_accounting_pids: nvmlVgpuInstanceGetAccountingPids
vgpu_instance_get_accounting_stats: nvmlVgpuInstanceGetAccountingStats
vgpu_instance_clear_accounting_pids: nvmlVgpuInstanceClearAccountingPids
vgpu_instance_get_license_info_v2: nvmlVgpuInstanceGetLicenseInfo_v2
get_excluded_device_count: nvmlGetExcludedDeviceCount
get_excluded_device_info_by_index: nvmlGetExcludedDeviceInfoByIndex
device_read_write_prm_v1: nvmlDeviceReadWritePRM_v1
device_read_prm_counters_v1: nvmlDeviceReadPRMCounters_v1
device_set_mig_mode: nvmlDeviceSetMigMode
device_get_mig_mode: nvmlDeviceGetMigMode
device_get_gpu_instance_profile_info: nvmlDeviceGetGpuInstanceProfileInfo
device_get_gpu_instance_profile_info_v: nvmlDeviceGetGpuInstanceProfileInfoV
device_get_gpu_instance_profile_info_by_id_v: nvmlDeviceGetGpuInstanceProfileInfoByIdV
device_get_gpu_instance_possible_placements_v2: nvmlDeviceGetGpuInstancePossiblePlacements_v2
device_get_gpu_instance_remaining_capacity: nvmlDeviceGetGpuInstanceRemainingCapacity
device_create_gpu_instance: nvmlDeviceCreateGpuInstance
device_create_gpu_instance_with_placement: nvmlDeviceCreateGpuInstanceWithPlacement
gpu_instance_destroy: nvmlGpuInstanceDestroy
device_get_gpu_instances: nvmlDeviceGetGpuInstances
device_get_gpu_instance_by_id: nvmlDeviceGetGpuInstanceById
gpu_instance_get_info: nvmlGpuInstanceGetInfo
gpu_instance_get_compute_instance_profile_info: nvmlGpuInstanceGetComputeInstanceProfileInfo
gpu_instance_get_compute_instance_profile_info_v: nvmlGpuInstanceGetComputeInstanceProfileInfoV
gpu_instance_get_compute_instance_remaining_capacity: nvmlGpuInstanceGetComputeInstanceRemainingCapacity
gpu_instance_get_compute_instance_possible_placements: nvmlGpuInstanceGetComputeInstancePossiblePlacements
gpu_instance_create_compute_instance: nvmlGpuInstanceCreateComputeInstance
gpu_instance_create_compute_instance_with_placement: nvmlGpuInstanceCreateComputeInstanceWithPlacement
compute_instance_destroy: nvmlComputeInstanceDestroy
gpu_instance_get_compute_instances: nvmlGpuInstanceGetComputeInstances
gpu_instance_get_compute_instance_by_id: nvmlGpuInstanceGetComputeInstanceById
compute_instance_get_info_v2: nvmlComputeInstanceGetInfo_v2
device_is_mig_device_handle: nvmlDeviceIsMigDeviceHandle
device_get_gpu_instance_id: nvmlDeviceGetGpuInstanceId
device_get_compute_instance_id: nvmlDeviceGetComputeInstanceId
device_get_max_mig_device_count: nvmlDeviceGetMaxMigDeviceCount
device_get_mig_device_handle_by_index: nvmlDeviceGetMigDeviceHandleByIndex
device_get_device_handle_from_mig_device_handle: nvmlDeviceGetDeviceHandleFromMigDeviceHandle
gpm_metrics_get: nvmlGpmMetricsGet
gpm_sample_free: nvmlGpmSampleFree
gpm_sample_alloc: nvmlGpmSampleAlloc
gpm_sample_get: nvmlGpmSampleGet
gpm_mig_sample_get: nvmlGpmMigSampleGet
gpm_query_device_support: nvmlGpmQueryDeviceSupport
gpm_query_if_streaming_enabled: nvmlGpmQueryIfStreamingEnabled
gpm_set_streaming_enabled: nvmlGpmSetStreamingEnabled
device_get_capabilities: nvmlDeviceGetCapabilities
device_workload_power_profile_get_profiles_info: nvmlDeviceWorkloadPowerProfileGetProfilesInfo
device_workload_power_profile_get_current_profiles: nvmlDeviceWorkloadPowerProfileGetCurrentProfiles
device_workload_power_profile_set_requested_profiles: nvmlDeviceWorkloadPowerProfileSetRequestedProfiles
device_workload_power_profile_clear_requested_profiles: nvmlDeviceWorkloadPowerProfileClearRequestedProfiles
device_workload_power_profile_update_profiles_v1: nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1
device_power_smoothing_activate_preset_profile: nvmlDevicePowerSmoothingActivatePresetProfile
device_power_smoothing_update_preset_profile_param: nvmlDevicePowerSmoothingUpdatePresetProfileParam
device_power_smoothing_set_state: nvmlDevicePowerSmoothingSetState
device_get_sram_unique_uncorrected_ecc_error_counts: nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts
device_get_remapped_rows_v2: nvmlDeviceGetRemappedRows_v2
device_set_rusd_settings_v1: nvmlDeviceSetRusdSettings_v1
device_get_bank_remapper_status_v1: nvmlDeviceGetBankRemapperStatus_v1

[snake_constants]
GRID_LICENSE_FEATURE_MAX_COUNT: NVML_GRID_LICENSE_FEATURE_MAX_COUNT
MAX_GPU_UTILIZATIONS: NVML_MAX_GPU_UTILIZATIONS
NVLINK_MAX_LINKS: NVML_NVLINK_MAX_LINKS

[snake_types]
PciInfoExt_v1: nvmlPciInfoExt_v1_t
PciInfo: nvmlPciInfo_st
EccErrorCounts: nvmlEccErrorCounts_st
Utilization: nvmlUtilization_st
Memory: nvmlMemory_st
Memory_v2: nvmlMemory_v2_st
SetMemoryLimits_v1: nvmlSetMemoryLimits_v1_t
GetMemoryLimits_v1: nvmlGetMemoryLimits_v1_t
BAR1Memory: nvmlBAR1Memory_st
ProcessInfo_v1: nvmlProcessInfo_v1_st
ProcessInfo_v2: nvmlProcessInfo_v2_st array
ProcessDetail_v1: nvmlProcessDetail_v1_t array
ProcessDetailList_v1: nvmlProcessDetailList_v1_t
DeviceAttributes: nvmlDeviceAttributes_st
C2cModeInfo_v1: nvmlC2cModeInfo_v1_t
DeviceAddressingMode_v1: nvmlDeviceAddressingMode_v1_t
RepairStatus_v1: nvmlRepairStatus_v1_t
UnrepairableMemoryStatus_v1: nvmlUnrepairableMemoryStatus_v1_t
RowRemapperHistogramValues: nvmlRowRemapperHistogramValues_st
NvLinkUtilizationControl: nvmlNvLinkUtilizationControl_st
BridgeChipInfo: nvmlBridgeChipInfo_st array
BridgeChipHierarchy: nvmlBridgeChipHierarchy_st
Value: nvmlValue_st
Sample: nvmlSample_st array
ViolationTime: nvmlViolationTime_st
GpuThermalSettings: nvmlGpuThermalSettings_t
CoolerInfo_v1: nvmlCoolerInfo_v1_t
UUIDValue: nvmlUUIDValue_t
UUID_v1: nvmlUUID_v1_t
Pdi_v1: nvmlPdi_v1_t
PmgrPwrTuple: nvmlPmgrPwrTuple_t array
RailMetrics: nvmlRailMetrics_t array
CoreRailMetrics: nvmlCoreRailMetrics_t array
PwrModelMetricsDlppm1xPerf: nvmlPwrModelMetricsDlppm1xPerf_t array
PwrModelMetricsDlppm1x: nvmlPwrModelMetricsDlppm1x_t array
PwrModelMetricsDlppm1xDramclkEstimates: nvmlPwrModelMetricsDlppm1xDramclkEstimates_t array
ObservedMetrics: nvmlObservedMetrics_t array
PerfMetricsDlppc2xSample: nvmlPerfMetricsDlppc2xSample_t array
PwrModelMetricsSamplePfpp1x: nvmlPwrModelMetricsSamplePfpp1x_t array
PwrModelOperatingPointPfpp1x: nvmlPwrModelOperatingPointPfpp1x_t array
PwrModelMetricsPfpp1x: nvmlPwrModelMetricsPfpp1x_t array
PerfMetricsPfpp1xSample: nvmlPerfMetricsPfpp1xSample_t array
PerfMetricControllerSample: nvmlPerfMetricControllerSample_t array
PerfMetricsSample: nvmlPerfMetricsSample_t array
PerfMetricsSamples_v1: nvmlPerfMetricsSamples_v1_t
BBXTimeData_v1: nvmlBBXTimeData_v1_t
GpuUptime_v1: nvmlGpuUptime_v1_t
DramEncryptionInfo_v1: nvmlDramEncryptionInfo_v1_t
MarginTemperature_v1: nvmlMarginTemperature_v1_t
ClkMonFaultInfo: nvmlClkMonFaultInfo_struct array
ClkMonStatus: nvmlClkMonStatus_status
ClockOffset_v1: nvmlClockOffset_v1_t
FanSpeedInfo_v1: nvmlFanSpeedInfo_v1_t
DevicePerfModes_v1: nvmlDevicePerfModes_v1_t
DeviceCurrentClockFreqs_v1: nvmlDeviceCurrentClockFreqs_v1_t
DevicePowerMizerModes_v1: nvmlDevicePowerMizerModes_v1_t
ProcessUtilizationSample: nvmlProcessUtilizationSample_st array
ProcessUtilizationInfo_v1: nvmlProcessUtilizationInfo_v1_t array
ProcessesUtilizationInfo_v1: nvmlProcessesUtilizationInfo_v1_t
EccSramErrorStatus_v1: nvmlEccSramErrorStatus_v1_t
PlatformInfo_v1: nvmlPlatformInfo_v1_t
PlatformInfo_v2: nvmlPlatformInfo_v2_t
Hostname_v1: nvmlHostname_v1_t
EccSramUniqueUncorrectedErrorEntry_v1: nvmlEccSramUniqueUncorrectedErrorEntry_v1_t array
EccSramUniqueUncorrectedErrorCounts_v1: nvmlEccSramUniqueUncorrectedErrorCounts_v1_t
RemappedRowsInfo_v2: nvmlRemappedRowsInfo_v2_t
RusdSettings_v1: nvmlRusdSettings_v1_t
GpuDynamicPstatesInfo: nvmlGpuDynamicPstatesInfo_st
PowerValue_v2: nvmlPowerValue_v2_t
AdaptiveTgpModeInfo_v1: nvmlAdaptiveTgpModeInfo_v1_t
VgpuHeterogeneousMode_v1: nvmlVgpuHeterogeneousMode_v1_t
VgpuPlacementId_v1: nvmlVgpuPlacementId_v1_t
VgpuPlacementList_v1: nvmlVgpuPlacementList_v1_t
VgpuPlacementList_v2: nvmlVgpuPlacementList_v2_t
VgpuTypeBar1Info_v1: nvmlVgpuTypeBar1Info_v1_t
VgpuInstanceUtilizationSample: nvmlVgpuInstanceUtilizationSample_st array
VgpuInstanceUtilizationInfo_v1: nvmlVgpuInstanceUtilizationInfo_v1_t array
VgpuInstancesUtilizationInfo_v1: nvmlVgpuInstancesUtilizationInfo_v1_t
VgpuProcessUtilizationSample: nvmlVgpuProcessUtilizationSample_st array
VgpuProcessUtilizationInfo_v1: nvmlVgpuProcessUtilizationInfo_v1_t array
VgpuProcessesUtilizationInfo_v1: nvmlVgpuProcessesUtilizationInfo_v1_t
VgpuRuntimeState_v1: nvmlVgpuRuntimeState_v1_t
VgpuSchedulerParams: nvmlVgpuSchedulerParams_t
VgpuSchedulerLogEntry: nvmlVgpuSchedulerLogEntries_st array
VgpuSchedulerLog: nvmlVgpuSchedulerLog_st
VgpuSchedulerGetState: nvmlVgpuSchedulerGetState_st
VgpuSchedulerSetParams: nvmlVgpuSchedulerSetParams_t
VgpuSchedulerSetState: nvmlVgpuSchedulerSetState_st
VgpuSchedulerCapabilities: nvmlVgpuSchedulerCapabilities_st
VgpuLicenseExpiry: nvmlVgpuLicenseExpiry_st
VgpuLicenseInfo: nvmlVgpuLicenseInfo_st
GridLicenseExpiry: nvmlGridLicenseExpiry_st
GridLicensableFeature: nvmlGridLicensableFeature_st array
GridLicensableFeatures: nvmlGridLicensableFeatures_st
VgpuTypeIdInfo_v1: nvmlVgpuTypeIdInfo_v1_t
VgpuTypeMaxInstance_v1: nvmlVgpuTypeMaxInstance_v1_t
ActiveVgpuInstanceInfo_v1: nvmlActiveVgpuInstanceInfo_v1_t
VgpuSchedulerState_v1: nvmlVgpuSchedulerState_v1_t
VgpuSchedulerStateInfo_v1: nvmlVgpuSchedulerStateInfo_v1_t
VgpuSchedulerLogInfo_v1: nvmlVgpuSchedulerLogInfo_v1_t
VgpuCreatablePlacementInfo_v1: nvmlVgpuCreatablePlacementInfo_v1_t
VgpuSchedulerStateInfo_v2: nvmlVgpuSchedulerStateInfo_v2_t
VgpuSchedulerLogEntry_v2: nvmlVgpuSchedulerLogEntry_v2_t array
VgpuSchedulerLogInfo_v2: nvmlVgpuSchedulerLogInfo_v2_t
VgpuSchedulerState_v2: nvmlVgpuSchedulerState_v2_t
NvLinkPowerThres: nvmlNvLinkPowerThres_st
FieldValue: nvmlFieldValue_st array
HwbcEntry: nvmlHwbcEntry_st array
LedState: nvmlLedState_st
UnitInfo: nvmlUnitInfo_st
PSUInfo: nvmlPSUInfo_st
UnitFanInfo: nvmlUnitFanInfo_st array
UnitFanSpeeds: nvmlUnitFanSpeeds_st
EventData: nvmlEventData_st
EventSetGetContextCount_v1: nvmlEventSetGetContextCount_v1_t
EventSetGetContextInfo_v1: nvmlEventSetGetContextInfo_v1_t
EventSetGetContextData_v1: nvmlEventSetGetContextData_v1_t
EventSetGetGpuOperationalEventContextLegacyXid_v1: nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t
SystemEventSetCreateRequest_v1: nvmlSystemEventSetCreateRequest_v1_t
SystemEventSetFreeRequest_v1: nvmlSystemEventSetFreeRequest_v1_t
SystemRegisterEventRequest_v1: nvmlSystemRegisterEventRequest_v1_t
SystemEventData_v1: nvmlSystemEventData_v1_t array
SystemEventSetWaitRequest_v1: nvmlSystemEventSetWaitRequest_v1_t
AccountingStats: nvmlAccountingStats_st
AccountingStats_v2: nvmlAccountingStats_v2_t
EncoderSessionInfo: nvmlEncoderSessionInfo_st array
FBCStats: nvmlFBCStats_st
FBCSessionInfo: nvmlFBCSessionInfo_st array
ConfComputeSystemCaps: nvmlConfComputeSystemCaps_st
ConfComputeSystemState: nvmlConfComputeSystemState_st
SystemConfComputeSettings_v1: nvmlSystemConfComputeSettings_v1_t
SystemConfComputeSettings_v2: nvmlSystemConfComputeSettings_v2_t
ConfComputeMemSizeInfo: nvmlConfComputeMemSizeInfo_st
ConfComputeGpuCertificate: nvmlConfComputeGpuCertificate_st
ConfComputeGpuAttestationReport: nvmlConfComputeGpuAttestationReport_st
ConfComputeSetKeyRotationThresholdInfo_v1: nvmlConfComputeSetKeyRotationThresholdInfo_st
ConfComputeGetKeyRotationThresholdInfo_v1: nvmlConfComputeGetKeyRotationThresholdInfo_st
GpuFabricInfo: nvmlGpuFabricInfo_t
GpuFabricInfo_v2: nvmlGpuFabricInfo_v2_t
GpuFabricInfo_v3: nvmlGpuFabricInfo_v3_t
GpuFabricClique_v1: nvmlGpuFabricClique_v1_t
GpuFabricInfo_v4: nvmlGpuFabricInfo_v4_t
GpuOperationalEventConfig_v1: nvmlGpuOperationalEventConfig_v1_st
EventSetWait_v3: nvmlEventSetWait_v3_t
CPERCursor_v1: nvmlCPERCursor_v1_t
GetCPER_v1: nvmlGetCPER_v1_t
SystemDriverBranchInfo_v1: nvmlSystemDriverBranchInfo_v1_t
Temperature_v1: nvmlTemperature_v1_t
NvlinkSupportedBwModes_v1: nvmlNvlinkSupportedBwModes_v1_t
NvlinkGetBwMode_v1: nvmlNvlinkGetBwMode_v1_t
NvlinkSetBwMode_v1: nvmlNvlinkSetBwMode_v1_t
NvlinkSetBwModeAsync_v1: nvmlNvlinkSetBwModeAsync_v1_t
NvLinkInfo_v1: nvmlNvLinkInfo_v1_t
NvlinkFirmwareVersion: nvmlNvlinkFirmwareVersion_t array
NvlinkFirmwareInfo: nvmlNvlinkFirmwareInfo_t
NvLinkInfo_v2: nvmlNvLinkInfo_v2_t
NvLinkInfo_v3: nvmlNvLinkInfo_v3_t
NvlinkTelemetrySample_v1: nvmlNvlinkTelemetrySample_v1_t array
NvlinkTelemetrySamples_v1: nvmlNvlinkTelemetrySamples_v1_t
NvlinkGetRemapTableInfo_v1: nvmlNvlinkGetRemapTableInfo_v1_t
NvlinkSetNvleReady_v1: nvmlNvlinkSetNvleReady_v1_t
NvlinkLockRemapTable_v1: nvmlNvlinkLockRemapTable_v1_t
NvlinkNvlePrivateInfo_v1: nvmlNvlinkNvlePrivateInfo_v1_t
NvlinkSetupNvleEncryptionKey_v1: nvmlNvlinkSetupNvleEncryptionKey_v1_t
VgpuVersion: nvmlVgpuVersion_st
VgpuMetadata: nvmlVgpuMetadata_st
VgpuPgpuMetadata: nvmlVgpuPgpuMetadata_st
VgpuPgpuCompatibility: nvmlVgpuPgpuCompatibility_st
ExcludedDeviceInfo: nvmlExcludedDeviceInfo_st
PRMTLV_v1: nvmlPRMTLV_v1_t
PRMCounterInput_v1: nvmlPRMCounterInput_v1_t
PRMCounterValue_v1: nvmlPRMCounterValue_v1_t
PRMCounter_v1: nvmlPRMCounter_v1_t array
PRMCounterList_v1: nvmlPRMCounterList_v1_t
GpuInstancePlacement: nvmlGpuInstancePlacement_st array
GpuInstanceProfileInfo: nvmlGpuInstanceProfileInfo_st
GpuInstanceProfileInfo_v2: nvmlGpuInstanceProfileInfo_v2_st
GpuInstanceProfileInfo_v3: nvmlGpuInstanceProfileInfo_v3_st
GpuInstanceInfo: nvmlGpuInstanceInfo_st
ComputeInstancePlacement: nvmlComputeInstancePlacement_st array
ComputeInstanceProfileInfo: nvmlComputeInstanceProfileInfo_st
ComputeInstanceProfileInfo_v2: nvmlComputeInstanceProfileInfo_v2_st
ComputeInstanceProfileInfo_v3: nvmlComputeInstanceProfileInfo_v3_st
ComputeInstanceInfo: nvmlComputeInstanceInfo_st
GpmMetric: nvmlGpmMetric_t
GpmMetricsGet: nvmlGpmMetricsGet_t
GpmSupport: nvmlGpmSupport_t
DeviceCapabilities_v1: nvmlDeviceCapabilities_v1_t
Mask255: nvmlMask255_t
WorkloadPowerProfileInfo_v1: nvmlWorkloadPowerProfileInfo_v1_t
WorkloadPowerProfileProfilesInfo_v1: nvmlWorkloadPowerProfileProfilesInfo_v1_t
WorkloadPowerProfileCurrentProfiles_v1: nvmlWorkloadPowerProfileCurrentProfiles_v1_t
WorkloadPowerProfileRequestedProfiles_v1: nvmlWorkloadPowerProfileRequestedProfiles_v1_t
WorkloadPowerProfileUpdateProfiles_v1: nvmlWorkloadPowerProfileUpdateProfiles_v1_t
PowerSmoothingProfile_v1: nvmlPowerSmoothingProfile_v1_t
PowerSmoothingState_v1: nvmlPowerSmoothingState_v1_t
EccBankRemapperHistogram_v1: nvmlEccBankRemapperHistogram_v1_t
EccBankRemapperStatus_v1: nvmlEccBankRemapperStatus_v1_t
ProcessInfo: nvmlProcessInfo_v2_st array
_py_anon_pod0: nvmlGpuThermalSettings_t_sensor array
_py_anon_pod1: nvmlGpuDynamicPstatesInfo_st_utilization array
_py_anon_pod2: nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR
_py_anon_pod3: nvmlVgpuSchedulerParams_t_vgpuSchedData
_py_anon_pod4: nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR
_py_anon_pod5: nvmlVgpuSchedulerSetParams_t_vgpuSchedData
_py_anon_pod8: nvmlPerfMetricControllerSample_t_data

[snake_enums]
ProcessMode: enum nvmlProcessMode_t
    COMPUTE = 0
    GRAPHICS = 1
    MPS = 2
    ALL = 3
    MAX = 4

DeviceAddressingModeType: enum nvmlDeviceAddressingModeType_t
    NONE = 0
    DEVICE_ADDRESSING_MODE_NONE = 0
    HMM = 1
    DEVICE_ADDRESSING_MODE_HMM = 1
    ATS = 2
    DEVICE_ADDRESSING_MODE_ATS = 2

BridgeChipType: enum nvmlBridgeChipType_t
    PLX = 0
    BRIDGE_CHIP_PLX = 0
    BRO4 = 1
    BRIDGE_CHIP_BRO4 = 1

NvLinkUtilizationCountUnits: enum nvmlNvLinkUtilizationCountUnits_t
    CYCLES = 0
    NVLINK_COUNTER_UNIT_CYCLES = 0
    PACKETS = 1
    NVLINK_COUNTER_UNIT_PACKETS = 1
    BYTES = 2
    NVLINK_COUNTER_UNIT_BYTES = 2
    RESERVED = 3
    NVLINK_COUNTER_UNIT_RESERVED = 3
    COUNT = 4
    NVLINK_COUNTER_UNIT_COUNT = 4

NvLinkUtilizationCountPktTypes: enum nvmlNvLinkUtilizationCountPktTypes_t
    NOP = 1
    NVLINK_COUNTER_PKTFILTER_NOP = 1
    READ = 2
    NVLINK_COUNTER_PKTFILTER_READ = 2
    WRITE = 4
    NVLINK_COUNTER_PKTFILTER_WRITE = 4
    RATOM = 8
    NVLINK_COUNTER_PKTFILTER_RATOM = 8
    NRATOM = 16
    NVLINK_COUNTER_PKTFILTER_NRATOM = 16
    FLUSH = 32
    NVLINK_COUNTER_PKTFILTER_FLUSH = 32
    RESPDATA = 64
    NVLINK_COUNTER_PKTFILTER_RESPDATA = 64
    RESPNODATA = 128
    NVLINK_COUNTER_PKTFILTER_RESPNODATA = 128
    ALL = 255
    NVLINK_COUNTER_PKTFILTER_ALL = 255

NvLinkCapability: enum nvmlNvLinkCapability_t
    P2P_SUPPORTED = 0
    NVLINK_CAP_P2P_SUPPORTED = 0
    SYSMEM_ACCESS = 1
    NVLINK_CAP_SYSMEM_ACCESS = 1
    P2P_ATOMICS = 2
    NVLINK_CAP_P2P_ATOMICS = 2
    SYSMEM_ATOMICS = 3
    NVLINK_CAP_SYSMEM_ATOMICS = 3
    SLI_BRIDGE = 4
    NVLINK_CAP_SLI_BRIDGE = 4
    VALID = 5
    NVLINK_CAP_VALID = 5
    COUNT = 6
    NVLINK_CAP_COUNT = 6

NvLinkErrorCounter: enum nvmlNvLinkErrorCounter_t
    DL_REPLAY = 0
    NVLINK_ERROR_DL_REPLAY = 0
    DL_RECOVERY = 1
    NVLINK_ERROR_DL_RECOVERY = 1
    DL_CRC_FLIT = 2
    NVLINK_ERROR_DL_CRC_FLIT = 2
    DL_CRC_DATA = 3
    NVLINK_ERROR_DL_CRC_DATA = 3
    DL_ECC_DATA = 4
    NVLINK_ERROR_DL_ECC_DATA = 4
    COUNT = 5
    NVLINK_ERROR_COUNT = 5

IntNvLinkDeviceType: enum nvmlIntNvLinkDeviceType_t
    GPU = 0
    NVLINK_DEVICE_TYPE_GPU = 0
    IBMNPU = 1
    NVLINK_DEVICE_TYPE_IBMNPU = 1
    SWITCH = 2
    NVLINK_DEVICE_TYPE_SWITCH = 2
    UNKNOWN = 255
    NVLINK_DEVICE_TYPE_UNKNOWN = 255

GpuTopologyLevel: enum nvmlGpuTopologyLevel_t
    INTERNAL = 0
    TOPOLOGY_INTERNAL = 0
    SINGLE = 10
    TOPOLOGY_SINGLE = 10
    MULTIPLE = 20
    TOPOLOGY_MULTIPLE = 20
    HOSTBRIDGE = 30
    TOPOLOGY_HOSTBRIDGE = 30
    NODE = 40
    TOPOLOGY_NODE = 40
    SYSTEM = 50
    TOPOLOGY_SYSTEM = 50

GpuP2PStatus: enum nvmlGpuP2PStatus_t
    OK = 0
    P2P_STATUS_OK = 0
    CHIPSET_NOT_SUPPORED = 1
    P2P_STATUS_CHIPSET_NOT_SUPPORED = 1
    CHIPSET_NOT_SUPPORTED = 1
    P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1
    GPU_NOT_SUPPORTED = 2
    P2P_STATUS_GPU_NOT_SUPPORTED = 2
    IOH_TOPOLOGY_NOT_SUPPORTED = 3
    P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3
    DISABLED_BY_REGKEY = 4
    P2P_STATUS_DISABLED_BY_REGKEY = 4
    NOT_SUPPORTED = 5
    P2P_STATUS_NOT_SUPPORTED = 5
    UNKNOWN = 6
    P2P_STATUS_UNKNOWN = 6

GpuP2PCapsIndex: enum nvmlGpuP2PCapsIndex_t
    READ = 0
    P2P_CAPS_INDEX_READ = 0
    WRITE = 1
    P2P_CAPS_INDEX_WRITE = 1
    NVLINK = 2
    P2P_CAPS_INDEX_NVLINK = 2
    ATOMICS = 3
    P2P_CAPS_INDEX_ATOMICS = 3
    PCI = 4
    P2P_CAPS_INDEX_PCI = 4
    PROP = 4
    P2P_CAPS_INDEX_PROP = 4
    UNKNOWN = 5
    P2P_CAPS_INDEX_UNKNOWN = 5

SamplingType: enum nvmlSamplingType_t
    TOTAL_POWER_SAMPLES = 0
    GPU_UTILIZATION_SAMPLES = 1
    MEMORY_UTILIZATION_SAMPLES = 2
    ENC_UTILIZATION_SAMPLES = 3
    DEC_UTILIZATION_SAMPLES = 4
    PROCESSOR_CLK_SAMPLES = 5
    MEMORY_CLK_SAMPLES = 6
    MODULE_POWER_SAMPLES = 7
    JPG_UTILIZATION_SAMPLES = 8
    OFA_UTILIZATION_SAMPLES = 9
    SAMPLINGTYPE_COUNT = 10

PcieUtilCounter: enum nvmlPcieUtilCounter_t
    TX_BYTES = 0
    PCIE_UTIL_TX_BYTES = 0
    RX_BYTES = 1
    PCIE_UTIL_RX_BYTES = 1
    COUNT = 2
    PCIE_UTIL_COUNT = 2

ValueType: enum nvmlValueType_t
    DOUBLE = 0
    UNSIGNED_INT = 1
    UNSIGNED_LONG = 2
    UNSIGNED_LONG_LONG = 3
    SIGNED_LONG_LONG = 4
    SIGNED_INT = 5
    UNSIGNED_SHORT = 6
    COUNT = 7

PerfPolicyType: enum nvmlPerfPolicyType_t
    POWER = 0
    PERF_POLICY_POWER = 0
    THERMAL = 1
    PERF_POLICY_THERMAL = 1
    SYNC_BOOST = 2
    PERF_POLICY_SYNC_BOOST = 2
    BOARD_LIMIT = 3
    PERF_POLICY_BOARD_LIMIT = 3
    LOW_UTILIZATION = 4
    PERF_POLICY_LOW_UTILIZATION = 4
    RELIABILITY = 5
    PERF_POLICY_RELIABILITY = 5
    TOTAL_APP_CLOCKS = 10
    PERF_POLICY_TOTAL_APP_CLOCKS = 10
    TOTAL_BASE_CLOCKS = 11
    PERF_POLICY_TOTAL_BASE_CLOCKS = 11
    COUNT = 12
    PERF_POLICY_COUNT = 12

ThermalTarget: enum nvmlThermalTarget_t
    NONE = 0
    GPU = 1
    MEMORY = 2
    POWER_SUPPLY = 4
    BOARD = 8
    VCD_BOARD = 9
    VCD_INLET = 10
    VCD_OUTLET = 11
    ALL = 15
    UNKNOWN = -1

ThermalController: enum nvmlThermalController_t
    NONE = 0
    GPU_INTERNAL = 1
    ADM1032 = 2
    ADT7461 = 3
    MAX6649 = 4
    MAX1617 = 5
    LM99 = 6
    LM89 = 7
    LM64 = 8
    G781 = 9
    ADT7473 = 10
    SBMAX6649 = 11
    VBIOSEVT = 12
    OS = 13
    NVSYSCON_CANOAS = 14
    NVSYSCON_E551 = 15
    MAX6649R = 16
    ADT7473S = 17
    UNKNOWN = -1

CoolerControl: enum nvmlCoolerControl_t
    NONE = 0
    THERMAL_COOLER_SIGNAL_NONE = 0
    TOGGLE = 1
    THERMAL_COOLER_SIGNAL_TOGGLE = 1
    VARIABLE = 2
    THERMAL_COOLER_SIGNAL_VARIABLE = 2
    COUNT = 3
    THERMAL_COOLER_SIGNAL_COUNT = 3

CoolerTarget: enum nvmlCoolerTarget_t
    NONE = 1
    THERMAL_NONE = 1
    GPU = 2
    THERMAL_GPU = 2
    MEMORY = 4
    THERMAL_MEMORY = 4
    POWER_SUPPLY = 8
    THERMAL_POWER_SUPPLY = 8
    GPU_RELATED = 14
    THERMAL_GPU_RELATED = 14

UUIDType: enum nvmlUUIDType_t
    NONE = 0
    ASCII = 1
    BINARY = 2

EnableState: enum nvmlEnableState_t
    DISABLED = 0
    FEATURE_DISABLED = 0
    ENABLED = 1
    FEATURE_ENABLED = 1

BrandType: enum nvmlBrandType_t
    UNKNOWN = 0
    BRAND_UNKNOWN = 0
    QUADRO = 1
    BRAND_QUADRO = 1
    TESLA = 2
    BRAND_TESLA = 2
    NVS = 3
    BRAND_NVS = 3
    GRID = 4
    BRAND_GRID = 4
    GEFORCE = 5
    BRAND_GEFORCE = 5
    TITAN = 6
    BRAND_TITAN = 6
    NVIDIA_VAPPS = 7
    BRAND_NVIDIA_VAPPS = 7
    NVIDIA_VPC = 8
    BRAND_NVIDIA_VPC = 8
    NVIDIA_VCS = 9
    BRAND_NVIDIA_VCS = 9
    NVIDIA_VWS = 10
    BRAND_NVIDIA_VWS = 10
    NVIDIA_CLOUD_GAMING = 11
    BRAND_NVIDIA_CLOUD_GAMING = 11
    NVIDIA_VGAMING = 11
    BRAND_NVIDIA_VGAMING = 11
    QUADRO_RTX = 12
    BRAND_QUADRO_RTX = 12
    NVIDIA_RTX = 13
    BRAND_NVIDIA_RTX = 13
    NVIDIA = 14
    BRAND_NVIDIA = 14
    GEFORCE_RTX = 15
    BRAND_GEFORCE_RTX = 15
    TITAN_RTX = 16
    BRAND_TITAN_RTX = 16
    NVIDIA_DLA = 17
    BRAND_NVIDIA_DLA = 17
    NVIDIA_NPU = 19
    BRAND_NVIDIA_NPU = 19
    NVIDIA_VGAMEDEV = 18
    BRAND_NVIDIA_VGAMEDEV = 18
    COUNT = 20
    BRAND_COUNT = 20

TemperatureThresholds: enum nvmlTemperatureThresholds_t
    SHUTDOWN = 0
    TEMPERATURE_THRESHOLD_SHUTDOWN = 0
    SLOWDOWN = 1
    TEMPERATURE_THRESHOLD_SLOWDOWN = 1
    MEM_MAX = 2
    TEMPERATURE_THRESHOLD_MEM_MAX = 2
    GPU_MAX = 3
    TEMPERATURE_THRESHOLD_GPU_MAX = 3
    ACOUSTIC_MIN = 4
    TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4
    ACOUSTIC_CURR = 5
    TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5
    ACOUSTIC_MAX = 6
    TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6
    GPS_CURR = 7
    TEMPERATURE_THRESHOLD_GPS_CURR = 7
    COUNT = 8
    TEMPERATURE_THRESHOLD_COUNT = 8

TemperatureSensors: enum nvmlTemperatureSensors_t
    GPU = 0
    TEMPERATURE_GPU = 0
    GPU_MAX = 1
    TEMPERATURE_GPU_MAX = 1
    COUNT = 2
    TEMPERATURE_COUNT = 2

ComputeMode: enum nvmlComputeMode_t
    DEFAULT = 0
    COMPUTEMODE_DEFAULT = 0
    EXCLUSIVE_THREAD = 1
    COMPUTEMODE_EXCLUSIVE_THREAD = 1
    PROHIBITED = 2
    COMPUTEMODE_PROHIBITED = 2
    EXCLUSIVE_PROCESS = 3
    COMPUTEMODE_EXCLUSIVE_PROCESS = 3
    COUNT = 4
    COMPUTEMODE_COUNT = 4

MemoryErrorType: enum nvmlMemoryErrorType_t
    CORRECTED = 0
    UNCORRECTED = 1
    COUNT = 2

EccCounterType: enum nvmlEccCounterType_t
    VOLATILE_ECC = 0
    AGGREGATE_ECC = 1
    ECC_COUNTER_TYPE_COUNT = 2
    COUNT = 2

ClockType: enum nvmlClockType_t
    GRAPHICS = 0
    CLOCK_GRAPHICS = 0
    SM = 1
    CLOCK_SM = 1
    MEM = 2
    CLOCK_MEM = 2
    VIDEO = 3
    CLOCK_VIDEO = 3
    COUNT = 4
    CLOCK_COUNT = 4

ClockId: enum nvmlClockId_t
    CURRENT = 0
    APP_CLOCK_TARGET = 1
    APP_CLOCK_DEFAULT = 2
    CUSTOMER_BOOST_MAX = 3
    COUNT = 4

DriverModel: enum nvmlDriverModel_t
    WDDM = 0
    DRIVER_WDDM = 0
    WDM = 1
    DRIVER_WDM = 1
    MCDM = 2
    DRIVER_MCDM = 2

Pstates: enum nvmlPstates_t
    PSTATE_0 = 0
    PSTATE_1 = 1
    PSTATE_2 = 2
    PSTATE_3 = 3
    PSTATE_4 = 4
    PSTATE_5 = 5
    PSTATE_6 = 6
    PSTATE_7 = 7
    PSTATE_8 = 8
    PSTATE_9 = 9
    PSTATE_10 = 10
    PSTATE_11 = 11
    PSTATE_12 = 12
    PSTATE_13 = 13
    PSTATE_14 = 14
    PSTATE_15 = 15
    PSTATE_UNKNOWN = 32

GpuOperationMode: enum nvmlGpuOperationMode_t
    ALL_ON = 0
    GOM_ALL_ON = 0
    COMPUTE = 1
    GOM_COMPUTE = 1
    LOW_DP = 2
    GOM_LOW_DP = 2

InforomObject: enum nvmlInforomObject_t
    OEM = 0
    INFOROM_OEM = 0
    ECC = 1
    INFOROM_ECC = 1
    POWER = 2
    INFOROM_POWER = 2
    DEN = 3
    INFOROM_DEN = 3
    COUNT = 4
    INFOROM_COUNT = 4

Return: enum nvmlReturn_t
    SUCCESS = 0
    ERROR_UNINITIALIZED = 1
    ERROR_INVALID_ARGUMENT = 2
    ERROR_NOT_SUPPORTED = 3
    ERROR_NO_PERMISSION = 4
    ERROR_ALREADY_INITIALIZED = 5
    ERROR_NOT_FOUND = 6
    ERROR_INSUFFICIENT_SIZE = 7
    ERROR_INSUFFICIENT_POWER = 8
    ERROR_DRIVER_NOT_LOADED = 9
    ERROR_TIMEOUT = 10
    ERROR_IRQ_ISSUE = 11
    ERROR_LIBRARY_NOT_FOUND = 12
    ERROR_FUNCTION_NOT_FOUND = 13
    ERROR_CORRUPTED_INFOROM = 14
    ERROR_GPU_IS_LOST = 15
    ERROR_RESET_REQUIRED = 16
    ERROR_OPERATING_SYSTEM = 17
    ERROR_LIB_RM_VERSION_MISMATCH = 18
    ERROR_IN_USE = 19
    ERROR_MEMORY = 20
    ERROR_NO_DATA = 21
    ERROR_VGPU_ECC_NOT_SUPPORTED = 22
    ERROR_INSUFFICIENT_RESOURCES = 23
    ERROR_FREQ_NOT_SUPPORTED = 24
    ERROR_ARGUMENT_VERSION_MISMATCH = 25
    ERROR_DEPRECATED = 26
    ERROR_NOT_READY = 27
    ERROR_GPU_NOT_FOUND = 28
    ERROR_INVALID_STATE = 29
    ERROR_RESET_TYPE_NOT_SUPPORTED = 30
    ERROR_UNKNOWN = 999

MemoryLocation: enum nvmlMemoryLocation_t
    L1_CACHE = 0
    L2_CACHE = 1
    DRAM = 2
    DEVICE_MEMORY = 2
    REGISTER_FILE = 3
    TEXTURE_MEMORY = 4
    TEXTURE_SHM = 5
    CBU = 6
    SRAM = 7
    COUNT = 8

PageRetirementCause: enum nvmlPageRetirementCause_t
    MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0
    DOUBLE_BIT_ECC_ERROR = 1
    COUNT = 2

RestrictedAPI: enum nvmlRestrictedAPI_t
    SET_APPLICATION_CLOCKS = 0
    SET_AUTO_BOOSTED_CLOCKS = 1
    COUNT = 2

GpuUtilizationDomainId: enum nvmlGpuUtilizationDomainId_t
    GPU = 0
    GPU_UTILIZATION_DOMAIN_GPU = 0
    FB = 1
    GPU_UTILIZATION_DOMAIN_FB = 1
    VID = 2
    GPU_UTILIZATION_DOMAIN_VID = 2
    BUS = 3
    GPU_UTILIZATION_DOMAIN_BUS = 3

GpuVirtualizationMode: enum nvmlGpuVirtualizationMode_t
    NONE = 0
    PASSTHROUGH = 1
    VGPU = 2
    HOST_VGPU = 3
    HOST_VSGA = 4

HostVgpuMode: enum nvmlHostVgpuMode_t
    NON_SRIOV = 0
    SRIOV = 1

VgpuVmIdType: enum nvmlVgpuVmIdType_t
    DOMAIN_ID = 0
    VGPU_VM_ID_DOMAIN_ID = 0
    UUID = 1
    VGPU_VM_ID_UUID = 1

VgpuGuestInfoState: enum nvmlVgpuGuestInfoState_t
    UNINITIALIZED = 0
    VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0
    INITIALIZED = 1
    VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1

GridLicenseFeatureCode: enum nvmlGridLicenseFeatureCode_t
    UNKNOWN = 0
    VGPU = 1
    NVIDIA_RTX = 2
    VWORKSTATION = 2
    GAMING = 3
    COMPUTE = 4
    VGAMEDEV = 5

VgpuCapability: enum nvmlVgpuCapability_t
    NVLINK_P2P = 0
    VGPU_CAP_NVLINK_P2P = 0
    GPUDIRECT = 1
    VGPU_CAP_GPUDIRECT = 1
    MULTI_VGPU_EXCLUSIVE = 2
    VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2
    EXCLUSIVE_TYPE = 3
    VGPU_CAP_EXCLUSIVE_TYPE = 3
    EXCLUSIVE_SIZE = 4
    VGPU_CAP_EXCLUSIVE_SIZE = 4
    COUNT = 5
    VGPU_CAP_COUNT = 5

VgpuDriverCapability: enum nvmlVgpuDriverCapability_t
    HETEROGENEOUS_MULTI_VGPU = 0
    VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0
    WARM_UPDATE = 1
    VGPU_DRIVER_CAP_WARM_UPDATE = 1
    COUNT = 2
    VGPU_DRIVER_CAP_COUNT = 2

DeviceVgpuCapability: enum nvmlDeviceVgpuCapability_t
    FRACTIONAL_MULTI_VGPU = 0
    DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0
    HETEROGENEOUS_TIMESLICE_PROFILES = 1
    DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = 1
    HETEROGENEOUS_TIMESLICE_SIZES = 2
    DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = 2
    READ_DEVICE_BUFFER_BW = 3
    DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = 3
    WRITE_DEVICE_BUFFER_BW = 4
    DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = 4
    DEVICE_STREAMING = 5
    DEVICE_VGPU_CAP_DEVICE_STREAMING = 5
    MINI_QUARTER_GPU = 6
    DEVICE_VGPU_CAP_MINI_QUARTER_GPU = 6
    COMPUTE_MEDIA_ENGINE_GPU = 7
    DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = 7
    WARM_UPDATE = 8
    DEVICE_VGPU_CAP_WARM_UPDATE = 8
    HOMOGENEOUS_PLACEMENTS = 9
    DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = 9
    MIG_TIMESLICING_SUPPORTED = 10
    DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = 10
    MIG_TIMESLICING_ENABLED = 11
    DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = 11
    UVM_STUN = 12
    DEVICE_VGPU_CAP_UVM_STUN = 12
    COUNT = 13
    DEVICE_VGPU_CAP_COUNT = 13

DeviceGpuRecoveryAction: enum nvmlDeviceGpuRecoveryAction_t
    NONE = 0
    GPU_RECOVERY_ACTION_NONE = 0
    GPU_RESET = 1
    GPU_RECOVERY_ACTION_GPU_RESET = 1
    NODE_REBOOT = 2
    GPU_RECOVERY_ACTION_NODE_REBOOT = 2
    DRAIN_P2P = 3
    GPU_RECOVERY_ACTION_DRAIN_P2P = 3
    DRAIN_AND_RESET = 4
    GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4
    RECOVER_IMEX_DOMAIN = 5
    GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5
    BUS_RESET = 6
    GPU_RECOVERY_ACTION_BUS_RESET = 6
    SYSTEM_REBOOT = 7
    GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7

FanState: enum nvmlFanState_t
    NORMAL = 0
    FAN_NORMAL = 0
    FAILED = 1
    FAN_FAILED = 1

LedColor: enum nvmlLedColor_t
    GREEN = 0
    AMBER = 1

GpuOperationalEventLogLevel: enum nvmlGpuOperationalEventLogLevel_t
    ALL = 0
    TELEMETRY = 10
    DIAG = 20
    NOTICE = 30
    WARNING = 40
    ERROR = 50

OperationalEventSeverity: enum nvmlOperationalEventSeverity_t
    ALL = 0
    INFORMATIONAL = 10
    CORRECTED = 20
    RECOVERABLE = 30
    FATAL = 40

EventDataType: enum nvmlEventDataType_t
    NVML_EVENT = 0
    EVENT = 0
    GPU_OPERATIONAL_EVENT = 1

GpuOperationalEventContextType: enum nvmlGpuOperationalEventContextType_t
    UNKNOWN = 0
    LEGACY_XID = 1

EncoderType: enum nvmlEncoderType_t
    H264 = 0
    ENCODER_QUERY_H264 = 0
    HEVC = 1
    ENCODER_QUERY_HEVC = 1
    AV1 = 2
    ENCODER_QUERY_AV1 = 2
    UNKNOWN = 255
    ENCODER_QUERY_UNKNOWN = 255

FBCSessionType: enum nvmlFBCSessionType_t
    UNKNOWN = 0
    TOSYS = 1
    CUDA = 2
    VID = 3
    HWENC = 4

DetachGpuState: enum nvmlDetachGpuState_t
    KEEP = 0
    DETACH_GPU_KEEP = 0
    REMOVE = 1
    DETACH_GPU_REMOVE = 1

PcieLinkState: enum nvmlPcieLinkState_t
    KEEP = 0
    PCIE_LINK_KEEP = 0
    SHUT_DOWN = 1
    PCIE_LINK_SHUT_DOWN = 1

CPERType: enum nvmlCPERType_t
    CPER_ACCESS_TYPE_GPU = 1

ClockLimitId: enum nvmlClockLimitId_t
    RANGE_START = 4294967040
    TDP = 4294967041
    UNLIMITED = 4294967042

NvlinkVersion: enum nvmlNvlinkVersion_t
    NVLINK_VERSION_INVALID = 0
    VERSION_INVALID = 0
    NVLINK_VERSION_1_0 = 1
    VERSION_1_0 = 1
    NVLINK_VERSION_2_0 = 2
    VERSION_2_0 = 2
    NVLINK_VERSION_2_2 = 3
    VERSION_2_2 = 3
    NVLINK_VERSION_3_0 = 4
    VERSION_3_0 = 4
    NVLINK_VERSION_3_1 = 5
    VERSION_3_1 = 5
    NVLINK_VERSION_4_0 = 6
    VERSION_4_0 = 6
    NVLINK_VERSION_5_0 = 7
    VERSION_5_0 = 7
    NVLINK_VERSION_6_0 = 8
    VERSION_6_0 = 8

NvlinkTelemetrySampleType: enum nvmlNvlinkTelemetrySampleType_t
    THROUGHPUT_RAW_TX = 0
    THROUGHPUT_RAW_RX = 1
    COUNT = 2

VgpuVmCompatibility: enum nvmlVgpuVmCompatibility_t
    NONE = 0
    COLD = 1
    HIBERNATE = 2
    SLEEP = 4
    LIVE = 8

VgpuPgpuCompatibilityLimitCode: enum nvmlVgpuPgpuCompatibilityLimitCode_t
    NONE = 0
    VGPU_COMPATIBILITY_LIMIT_NONE = 0
    HOST_DRIVER = 1
    VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1
    GUEST_DRIVER = 2
    VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2
    GPU = 4
    VGPU_COMPATIBILITY_LIMIT_GPU = 4
    OTHER = 2147483648
    VGPU_COMPATIBILITY_LIMIT_OTHER = 2147483648

PRMCounterId: enum nvmlPRMCounterId_t
    NONE = 0
    PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS = 1
    PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS = 2
    PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS = 101
    PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY = 102
    PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES = 103
    PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY = 104
    PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY = 105
    PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT = 106
    PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT = 107
    PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT = 108
    PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS = 109
    PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME = 110
    PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME = 111
    PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT = 201
    PPCNT_PLR_RCV_CODES = 301
    PPCNT_PLR_RCV_CODE_ERR = 302
    PPCNT_PLR_RCV_UNCORRECTABLE_CODE = 303
    PPCNT_PLR_XMIT_CODES = 304
    PPCNT_PLR_XMIT_RETRY_CODES = 305
    PPCNT_PLR_XMIT_RETRY_EVENTS = 306
    PPCNT_PLR_SYNC_EVENTS = 307
    PPRM_OPER_RECOVERY = 1001

GpmMetricId: enum nvmlGpmMetricId_t
    GRAPHICS_UTIL = 1
    GPM_METRIC_GRAPHICS_UTIL = 1
    SM_UTIL = 2
    GPM_METRIC_SM_UTIL = 2
    SM_OCCUPANCY = 3
    GPM_METRIC_SM_OCCUPANCY = 3
    INTEGER_UTIL = 4
    GPM_METRIC_INTEGER_UTIL = 4
    ANY_TENSOR_UTIL = 5
    GPM_METRIC_ANY_TENSOR_UTIL = 5
    DFMA_TENSOR_UTIL = 6
    GPM_METRIC_DFMA_TENSOR_UTIL = 6
    HMMA_TENSOR_UTIL = 7
    GPM_METRIC_HMMA_TENSOR_UTIL = 7
    DMMA_TENSOR_UTIL = 8
    GPM_METRIC_DMMA_TENSOR_UTIL = 8
    IMMA_TENSOR_UTIL = 9
    GPM_METRIC_IMMA_TENSOR_UTIL = 9
    DRAM_BW_UTIL = 10
    GPM_METRIC_DRAM_BW_UTIL = 10
    FP64_UTIL = 11
    GPM_METRIC_FP64_UTIL = 11
    FP32_UTIL = 12
    GPM_METRIC_FP32_UTIL = 12
    FP16_UTIL = 13
    GPM_METRIC_FP16_UTIL = 13
    PCIE_TX_PER_SEC = 20
    GPM_METRIC_PCIE_TX_PER_SEC = 20
    PCIE_RX_PER_SEC = 21
    GPM_METRIC_PCIE_RX_PER_SEC = 21
    NVDEC_0_UTIL = 30
    GPM_METRIC_NVDEC_0_UTIL = 30
    NVDEC_1_UTIL = 31
    GPM_METRIC_NVDEC_1_UTIL = 31
    NVDEC_2_UTIL = 32
    GPM_METRIC_NVDEC_2_UTIL = 32
    NVDEC_3_UTIL = 33
    GPM_METRIC_NVDEC_3_UTIL = 33
    NVDEC_4_UTIL = 34
    GPM_METRIC_NVDEC_4_UTIL = 34
    NVDEC_5_UTIL = 35
    GPM_METRIC_NVDEC_5_UTIL = 35
    NVDEC_6_UTIL = 36
    GPM_METRIC_NVDEC_6_UTIL = 36
    NVDEC_7_UTIL = 37
    GPM_METRIC_NVDEC_7_UTIL = 37
    NVJPG_0_UTIL = 40
    GPM_METRIC_NVJPG_0_UTIL = 40
    NVJPG_1_UTIL = 41
    GPM_METRIC_NVJPG_1_UTIL = 41
    NVJPG_2_UTIL = 42
    GPM_METRIC_NVJPG_2_UTIL = 42
    NVJPG_3_UTIL = 43
    GPM_METRIC_NVJPG_3_UTIL = 43
    NVJPG_4_UTIL = 44
    GPM_METRIC_NVJPG_4_UTIL = 44
    NVJPG_5_UTIL = 45
    GPM_METRIC_NVJPG_5_UTIL = 45
    NVJPG_6_UTIL = 46
    GPM_METRIC_NVJPG_6_UTIL = 46
    NVJPG_7_UTIL = 47
    GPM_METRIC_NVJPG_7_UTIL = 47
    NVOFA_0_UTIL = 50
    GPM_METRIC_NVOFA_0_UTIL = 50
    NVOFA_1_UTIL = 51
    GPM_METRIC_NVOFA_1_UTIL = 51
    NVLINK_TOTAL_RX_PER_SEC = 60
    GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = 60
    NVLINK_TOTAL_TX_PER_SEC = 61
    GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = 61
    NVLINK_L0_RX_PER_SEC = 62
    GPM_METRIC_NVLINK_L0_RX_PER_SEC = 62
    NVLINK_L0_TX_PER_SEC = 63
    GPM_METRIC_NVLINK_L0_TX_PER_SEC = 63
    NVLINK_L1_RX_PER_SEC = 64
    GPM_METRIC_NVLINK_L1_RX_PER_SEC = 64
    NVLINK_L1_TX_PER_SEC = 65
    GPM_METRIC_NVLINK_L1_TX_PER_SEC = 65
    NVLINK_L2_RX_PER_SEC = 66
    GPM_METRIC_NVLINK_L2_RX_PER_SEC = 66
    NVLINK_L2_TX_PER_SEC = 67
    GPM_METRIC_NVLINK_L2_TX_PER_SEC = 67
    NVLINK_L3_RX_PER_SEC = 68
    GPM_METRIC_NVLINK_L3_RX_PER_SEC = 68
    NVLINK_L3_TX_PER_SEC = 69
    GPM_METRIC_NVLINK_L3_TX_PER_SEC = 69
    NVLINK_L4_RX_PER_SEC = 70
    GPM_METRIC_NVLINK_L4_RX_PER_SEC = 70
    NVLINK_L4_TX_PER_SEC = 71
    GPM_METRIC_NVLINK_L4_TX_PER_SEC = 71
    NVLINK_L5_RX_PER_SEC = 72
    GPM_METRIC_NVLINK_L5_RX_PER_SEC = 72
    NVLINK_L5_TX_PER_SEC = 73
    GPM_METRIC_NVLINK_L5_TX_PER_SEC = 73
    NVLINK_L6_RX_PER_SEC = 74
    GPM_METRIC_NVLINK_L6_RX_PER_SEC = 74
    NVLINK_L6_TX_PER_SEC = 75
    GPM_METRIC_NVLINK_L6_TX_PER_SEC = 75
    NVLINK_L7_RX_PER_SEC = 76
    GPM_METRIC_NVLINK_L7_RX_PER_SEC = 76
    NVLINK_L7_TX_PER_SEC = 77
    GPM_METRIC_NVLINK_L7_TX_PER_SEC = 77
    NVLINK_L8_RX_PER_SEC = 78
    GPM_METRIC_NVLINK_L8_RX_PER_SEC = 78
    NVLINK_L8_TX_PER_SEC = 79
    GPM_METRIC_NVLINK_L8_TX_PER_SEC = 79
    NVLINK_L9_RX_PER_SEC = 80
    GPM_METRIC_NVLINK_L9_RX_PER_SEC = 80
    NVLINK_L9_TX_PER_SEC = 81
    GPM_METRIC_NVLINK_L9_TX_PER_SEC = 81
    NVLINK_L10_RX_PER_SEC = 82
    GPM_METRIC_NVLINK_L10_RX_PER_SEC = 82
    NVLINK_L10_TX_PER_SEC = 83
    GPM_METRIC_NVLINK_L10_TX_PER_SEC = 83
    NVLINK_L11_RX_PER_SEC = 84
    GPM_METRIC_NVLINK_L11_RX_PER_SEC = 84
    NVLINK_L11_TX_PER_SEC = 85
    GPM_METRIC_NVLINK_L11_TX_PER_SEC = 85
    NVLINK_L12_RX_PER_SEC = 86
    GPM_METRIC_NVLINK_L12_RX_PER_SEC = 86
    NVLINK_L12_TX_PER_SEC = 87
    GPM_METRIC_NVLINK_L12_TX_PER_SEC = 87
    NVLINK_L13_RX_PER_SEC = 88
    GPM_METRIC_NVLINK_L13_RX_PER_SEC = 88
    NVLINK_L13_TX_PER_SEC = 89
    GPM_METRIC_NVLINK_L13_TX_PER_SEC = 89
    NVLINK_L14_RX_PER_SEC = 90
    GPM_METRIC_NVLINK_L14_RX_PER_SEC = 90
    NVLINK_L14_TX_PER_SEC = 91
    GPM_METRIC_NVLINK_L14_TX_PER_SEC = 91
    NVLINK_L15_RX_PER_SEC = 92
    GPM_METRIC_NVLINK_L15_RX_PER_SEC = 92
    NVLINK_L15_TX_PER_SEC = 93
    GPM_METRIC_NVLINK_L15_TX_PER_SEC = 93
    NVLINK_L16_RX_PER_SEC = 94
    GPM_METRIC_NVLINK_L16_RX_PER_SEC = 94
    NVLINK_L16_TX_PER_SEC = 95
    GPM_METRIC_NVLINK_L16_TX_PER_SEC = 95
    NVLINK_L17_RX_PER_SEC = 96
    GPM_METRIC_NVLINK_L17_RX_PER_SEC = 96
    NVLINK_L17_TX_PER_SEC = 97
    GPM_METRIC_NVLINK_L17_TX_PER_SEC = 97
    C2C_TOTAL_TX_PER_SEC = 100
    GPM_METRIC_C2C_TOTAL_TX_PER_SEC = 100
    C2C_TOTAL_RX_PER_SEC = 101
    GPM_METRIC_C2C_TOTAL_RX_PER_SEC = 101
    C2C_DATA_TX_PER_SEC = 102
    GPM_METRIC_C2C_DATA_TX_PER_SEC = 102
    C2C_DATA_RX_PER_SEC = 103
    GPM_METRIC_C2C_DATA_RX_PER_SEC = 103
    C2C_LINK0_TOTAL_TX_PER_SEC = 104
    GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = 104
    C2C_LINK0_TOTAL_RX_PER_SEC = 105
    GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = 105
    C2C_LINK0_DATA_TX_PER_SEC = 106
    GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = 106
    C2C_LINK0_DATA_RX_PER_SEC = 107
    GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = 107
    C2C_LINK1_TOTAL_TX_PER_SEC = 108
    GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = 108
    C2C_LINK1_TOTAL_RX_PER_SEC = 109
    GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = 109
    C2C_LINK1_DATA_TX_PER_SEC = 110
    GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = 110
    C2C_LINK1_DATA_RX_PER_SEC = 111
    GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = 111
    C2C_LINK2_TOTAL_TX_PER_SEC = 112
    GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = 112
    C2C_LINK2_TOTAL_RX_PER_SEC = 113
    GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = 113
    C2C_LINK2_DATA_TX_PER_SEC = 114
    GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = 114
    C2C_LINK2_DATA_RX_PER_SEC = 115
    GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = 115
    C2C_LINK3_TOTAL_TX_PER_SEC = 116
    GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = 116
    C2C_LINK3_TOTAL_RX_PER_SEC = 117
    GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = 117
    C2C_LINK3_DATA_TX_PER_SEC = 118
    GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = 118
    C2C_LINK3_DATA_RX_PER_SEC = 119
    GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = 119
    C2C_LINK4_TOTAL_TX_PER_SEC = 120
    GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = 120
    C2C_LINK4_TOTAL_RX_PER_SEC = 121
    GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = 121
    C2C_LINK4_DATA_TX_PER_SEC = 122
    GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = 122
    C2C_LINK4_DATA_RX_PER_SEC = 123
    GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = 123
    C2C_LINK5_TOTAL_TX_PER_SEC = 124
    GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = 124
    C2C_LINK5_TOTAL_RX_PER_SEC = 125
    GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = 125
    C2C_LINK5_DATA_TX_PER_SEC = 126
    GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = 126
    C2C_LINK5_DATA_RX_PER_SEC = 127
    GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = 127
    C2C_LINK6_TOTAL_TX_PER_SEC = 128
    GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = 128
    C2C_LINK6_TOTAL_RX_PER_SEC = 129
    GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = 129
    C2C_LINK6_DATA_TX_PER_SEC = 130
    GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = 130
    C2C_LINK6_DATA_RX_PER_SEC = 131
    GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = 131
    C2C_LINK7_TOTAL_TX_PER_SEC = 132
    GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = 132
    C2C_LINK7_TOTAL_RX_PER_SEC = 133
    GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = 133
    C2C_LINK7_DATA_TX_PER_SEC = 134
    GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = 134
    C2C_LINK7_DATA_RX_PER_SEC = 135
    GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = 135
    C2C_LINK8_TOTAL_TX_PER_SEC = 136
    GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = 136
    C2C_LINK8_TOTAL_RX_PER_SEC = 137
    GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = 137
    C2C_LINK8_DATA_TX_PER_SEC = 138
    GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = 138
    C2C_LINK8_DATA_RX_PER_SEC = 139
    GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = 139
    C2C_LINK9_TOTAL_TX_PER_SEC = 140
    GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = 140
    C2C_LINK9_TOTAL_RX_PER_SEC = 141
    GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = 141
    C2C_LINK9_DATA_TX_PER_SEC = 142
    GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = 142
    C2C_LINK9_DATA_RX_PER_SEC = 143
    GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = 143
    C2C_LINK10_TOTAL_TX_PER_SEC = 144
    GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = 144
    C2C_LINK10_TOTAL_RX_PER_SEC = 145
    GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = 145
    C2C_LINK10_DATA_TX_PER_SEC = 146
    GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = 146
    C2C_LINK10_DATA_RX_PER_SEC = 147
    GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = 147
    C2C_LINK11_TOTAL_TX_PER_SEC = 148
    GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = 148
    C2C_LINK11_TOTAL_RX_PER_SEC = 149
    GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = 149
    C2C_LINK11_DATA_TX_PER_SEC = 150
    GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = 150
    C2C_LINK11_DATA_RX_PER_SEC = 151
    GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = 151
    C2C_LINK12_TOTAL_TX_PER_SEC = 152
    GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = 152
    C2C_LINK12_TOTAL_RX_PER_SEC = 153
    GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = 153
    C2C_LINK12_DATA_TX_PER_SEC = 154
    GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = 154
    C2C_LINK12_DATA_RX_PER_SEC = 155
    GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = 155
    C2C_LINK13_TOTAL_TX_PER_SEC = 156
    GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = 156
    C2C_LINK13_TOTAL_RX_PER_SEC = 157
    GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = 157
    C2C_LINK13_DATA_TX_PER_SEC = 158
    GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = 158
    C2C_LINK13_DATA_RX_PER_SEC = 159
    GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = 159
    HOSTMEM_CACHE_HIT = 160
    GPM_METRIC_HOSTMEM_CACHE_HIT = 160
    HOSTMEM_CACHE_MISS = 161
    GPM_METRIC_HOSTMEM_CACHE_MISS = 161
    PEERMEM_CACHE_HIT = 162
    GPM_METRIC_PEERMEM_CACHE_HIT = 162
    PEERMEM_CACHE_MISS = 163
    GPM_METRIC_PEERMEM_CACHE_MISS = 163
    DRAM_CACHE_HIT = 164
    GPM_METRIC_DRAM_CACHE_HIT = 164
    DRAM_CACHE_MISS = 165
    GPM_METRIC_DRAM_CACHE_MISS = 165
    NVENC_0_UTIL = 166
    GPM_METRIC_NVENC_0_UTIL = 166
    NVENC_1_UTIL = 167
    GPM_METRIC_NVENC_1_UTIL = 167
    NVENC_2_UTIL = 168
    GPM_METRIC_NVENC_2_UTIL = 168
    NVENC_3_UTIL = 169
    GPM_METRIC_NVENC_3_UTIL = 169
    GR0_CTXSW_CYCLES_ELAPSED = 170
    GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = 170
    GR0_CTXSW_CYCLES_ACTIVE = 171
    GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = 171
    GR0_CTXSW_REQUESTS = 172
    GPM_METRIC_GR0_CTXSW_REQUESTS = 172
    GR0_CTXSW_CYCLES_PER_REQ = 173
    GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = 173
    GR0_CTXSW_ACTIVE_PCT = 174
    GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = 174
    GR1_CTXSW_CYCLES_ELAPSED = 175
    GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = 175
    GR1_CTXSW_CYCLES_ACTIVE = 176
    GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = 176
    GR1_CTXSW_REQUESTS = 177
    GPM_METRIC_GR1_CTXSW_REQUESTS = 177
    GR1_CTXSW_CYCLES_PER_REQ = 178
    GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = 178
    GR1_CTXSW_ACTIVE_PCT = 179
    GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = 179
    GR2_CTXSW_CYCLES_ELAPSED = 180
    GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = 180
    GR2_CTXSW_CYCLES_ACTIVE = 181
    GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = 181
    GR2_CTXSW_REQUESTS = 182
    GPM_METRIC_GR2_CTXSW_REQUESTS = 182
    GR2_CTXSW_CYCLES_PER_REQ = 183
    GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = 183
    GR2_CTXSW_ACTIVE_PCT = 184
    GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = 184
    GR3_CTXSW_CYCLES_ELAPSED = 185
    GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = 185
    GR3_CTXSW_CYCLES_ACTIVE = 186
    GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = 186
    GR3_CTXSW_REQUESTS = 187
    GPM_METRIC_GR3_CTXSW_REQUESTS = 187
    GR3_CTXSW_CYCLES_PER_REQ = 188
    GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = 188
    GR3_CTXSW_ACTIVE_PCT = 189
    GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = 189
    GR4_CTXSW_CYCLES_ELAPSED = 190
    GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = 190
    GR4_CTXSW_CYCLES_ACTIVE = 191
    GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = 191
    GR4_CTXSW_REQUESTS = 192
    GPM_METRIC_GR4_CTXSW_REQUESTS = 192
    GR4_CTXSW_CYCLES_PER_REQ = 193
    GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = 193
    GR4_CTXSW_ACTIVE_PCT = 194
    GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = 194
    GR5_CTXSW_CYCLES_ELAPSED = 195
    GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = 195
    GR5_CTXSW_CYCLES_ACTIVE = 196
    GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = 196
    GR5_CTXSW_REQUESTS = 197
    GPM_METRIC_GR5_CTXSW_REQUESTS = 197
    GR5_CTXSW_CYCLES_PER_REQ = 198
    GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = 198
    GR5_CTXSW_ACTIVE_PCT = 199
    GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = 199
    GR6_CTXSW_CYCLES_ELAPSED = 200
    GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = 200
    GR6_CTXSW_CYCLES_ACTIVE = 201
    GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = 201
    GR6_CTXSW_REQUESTS = 202
    GPM_METRIC_GR6_CTXSW_REQUESTS = 202
    GR6_CTXSW_CYCLES_PER_REQ = 203
    GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = 203
    GR6_CTXSW_ACTIVE_PCT = 204
    GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = 204
    GR7_CTXSW_CYCLES_ELAPSED = 205
    GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = 205
    GR7_CTXSW_CYCLES_ACTIVE = 206
    GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = 206
    GR7_CTXSW_REQUESTS = 207
    GPM_METRIC_GR7_CTXSW_REQUESTS = 207
    GR7_CTXSW_CYCLES_PER_REQ = 208
    GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = 208
    GR7_CTXSW_ACTIVE_PCT = 209
    GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = 209
    NVLINK_L18_RX_PER_SEC = 212
    GPM_METRIC_NVLINK_L18_RX_PER_SEC = 212
    NVLINK_L18_TX_PER_SEC = 213
    GPM_METRIC_NVLINK_L18_TX_PER_SEC = 213
    NVLINK_L19_RX_PER_SEC = 214
    GPM_METRIC_NVLINK_L19_RX_PER_SEC = 214
    NVLINK_L19_TX_PER_SEC = 215
    GPM_METRIC_NVLINK_L19_TX_PER_SEC = 215
    NVLINK_L20_RX_PER_SEC = 216
    GPM_METRIC_NVLINK_L20_RX_PER_SEC = 216
    NVLINK_L20_TX_PER_SEC = 217
    GPM_METRIC_NVLINK_L20_TX_PER_SEC = 217
    NVLINK_L21_RX_PER_SEC = 218
    GPM_METRIC_NVLINK_L21_RX_PER_SEC = 218
    NVLINK_L21_TX_PER_SEC = 219
    GPM_METRIC_NVLINK_L21_TX_PER_SEC = 219
    NVLINK_L22_RX_PER_SEC = 220
    GPM_METRIC_NVLINK_L22_RX_PER_SEC = 220
    NVLINK_L22_TX_PER_SEC = 221
    GPM_METRIC_NVLINK_L22_TX_PER_SEC = 221
    NVLINK_L23_RX_PER_SEC = 222
    GPM_METRIC_NVLINK_L23_RX_PER_SEC = 222
    NVLINK_L23_TX_PER_SEC = 223
    GPM_METRIC_NVLINK_L23_TX_PER_SEC = 223
    NVLINK_L24_RX_PER_SEC = 224
    GPM_METRIC_NVLINK_L24_RX_PER_SEC = 224
    NVLINK_L24_TX_PER_SEC = 225
    GPM_METRIC_NVLINK_L24_TX_PER_SEC = 225
    NVLINK_L25_RX_PER_SEC = 226
    GPM_METRIC_NVLINK_L25_RX_PER_SEC = 226
    NVLINK_L25_TX_PER_SEC = 227
    GPM_METRIC_NVLINK_L25_TX_PER_SEC = 227
    NVLINK_L26_RX_PER_SEC = 228
    GPM_METRIC_NVLINK_L26_RX_PER_SEC = 228
    NVLINK_L26_TX_PER_SEC = 229
    GPM_METRIC_NVLINK_L26_TX_PER_SEC = 229
    NVLINK_L27_RX_PER_SEC = 230
    GPM_METRIC_NVLINK_L27_RX_PER_SEC = 230
    NVLINK_L27_TX_PER_SEC = 231
    GPM_METRIC_NVLINK_L27_TX_PER_SEC = 231
    NVLINK_L28_RX_PER_SEC = 232
    GPM_METRIC_NVLINK_L28_RX_PER_SEC = 232
    NVLINK_L28_TX_PER_SEC = 233
    GPM_METRIC_NVLINK_L28_TX_PER_SEC = 233
    NVLINK_L29_RX_PER_SEC = 234
    GPM_METRIC_NVLINK_L29_RX_PER_SEC = 234
    NVLINK_L29_TX_PER_SEC = 235
    GPM_METRIC_NVLINK_L29_TX_PER_SEC = 235
    NVLINK_L30_RX_PER_SEC = 236
    GPM_METRIC_NVLINK_L30_RX_PER_SEC = 236
    NVLINK_L30_TX_PER_SEC = 237
    GPM_METRIC_NVLINK_L30_TX_PER_SEC = 237
    NVLINK_L31_RX_PER_SEC = 238
    GPM_METRIC_NVLINK_L31_RX_PER_SEC = 238
    NVLINK_L31_TX_PER_SEC = 239
    GPM_METRIC_NVLINK_L31_TX_PER_SEC = 239
    NVLINK_L32_RX_PER_SEC = 240
    GPM_METRIC_NVLINK_L32_RX_PER_SEC = 240
    NVLINK_L32_TX_PER_SEC = 241
    GPM_METRIC_NVLINK_L32_TX_PER_SEC = 241
    NVLINK_L33_RX_PER_SEC = 242
    GPM_METRIC_NVLINK_L33_RX_PER_SEC = 242
    NVLINK_L33_TX_PER_SEC = 243
    GPM_METRIC_NVLINK_L33_TX_PER_SEC = 243
    NVLINK_L34_RX_PER_SEC = 244
    GPM_METRIC_NVLINK_L34_RX_PER_SEC = 244
    NVLINK_L34_TX_PER_SEC = 245
    GPM_METRIC_NVLINK_L34_TX_PER_SEC = 245
    NVLINK_L35_RX_PER_SEC = 246
    GPM_METRIC_NVLINK_L35_RX_PER_SEC = 246
    NVLINK_L35_TX_PER_SEC = 247
    GPM_METRIC_NVLINK_L35_TX_PER_SEC = 247
    SM_CYCLES_ELAPSED = 248
    GPM_METRIC_SM_CYCLES_ELAPSED = 248
    SM_CYCLES_ACTIVE = 249
    GPM_METRIC_SM_CYCLES_ACTIVE = 249
    MMA_CYCLES_ACTIVE = 250
    GPM_METRIC_MMA_CYCLES_ACTIVE = 250
    DMMA_CYCLES_ACTIVE = 251
    GPM_METRIC_DMMA_CYCLES_ACTIVE = 251
    HMMA_CYCLES_ACTIVE = 252
    GPM_METRIC_HMMA_CYCLES_ACTIVE = 252
    IMMA_CYCLES_ACTIVE = 253
    GPM_METRIC_IMMA_CYCLES_ACTIVE = 253
    DFMA_CYCLES_ACTIVE = 254
    GPM_METRIC_DFMA_CYCLES_ACTIVE = 254
    PCIE_TX = 255
    GPM_METRIC_PCIE_TX = 255
    PCIE_RX = 256
    GPM_METRIC_PCIE_RX = 256
    INTEGER_CYCLES_ACTIVE = 257
    GPM_METRIC_INTEGER_CYCLES_ACTIVE = 257
    FP64_CYCLES_ACTIVE = 258
    GPM_METRIC_FP64_CYCLES_ACTIVE = 258
    FP32_CYCLES_ACTIVE = 259
    GPM_METRIC_FP32_CYCLES_ACTIVE = 259
    FP16_CYCLES_ACTIVE = 260
    GPM_METRIC_FP16_CYCLES_ACTIVE = 260
    NVLINK_L0_RX = 261
    GPM_METRIC_NVLINK_L0_RX = 261
    NVLINK_L0_TX = 262
    GPM_METRIC_NVLINK_L0_TX = 262
    NVLINK_L1_RX = 263
    GPM_METRIC_NVLINK_L1_RX = 263
    NVLINK_L1_TX = 264
    GPM_METRIC_NVLINK_L1_TX = 264
    NVLINK_L2_RX = 265
    GPM_METRIC_NVLINK_L2_RX = 265
    NVLINK_L2_TX = 266
    GPM_METRIC_NVLINK_L2_TX = 266
    NVLINK_L3_RX = 267
    GPM_METRIC_NVLINK_L3_RX = 267
    NVLINK_L3_TX = 268
    GPM_METRIC_NVLINK_L3_TX = 268
    NVLINK_L4_RX = 269
    GPM_METRIC_NVLINK_L4_RX = 269
    NVLINK_L4_TX = 270
    GPM_METRIC_NVLINK_L4_TX = 270
    NVLINK_L5_RX = 271
    GPM_METRIC_NVLINK_L5_RX = 271
    NVLINK_L5_TX = 272
    GPM_METRIC_NVLINK_L5_TX = 272
    NVLINK_L6_RX = 273
    GPM_METRIC_NVLINK_L6_RX = 273
    NVLINK_L6_TX = 274
    GPM_METRIC_NVLINK_L6_TX = 274
    NVLINK_L7_RX = 275
    GPM_METRIC_NVLINK_L7_RX = 275
    NVLINK_L7_TX = 276
    GPM_METRIC_NVLINK_L7_TX = 276
    NVLINK_L8_RX = 277
    GPM_METRIC_NVLINK_L8_RX = 277
    NVLINK_L8_TX = 278
    GPM_METRIC_NVLINK_L8_TX = 278
    NVLINK_L9_RX = 279
    GPM_METRIC_NVLINK_L9_RX = 279
    NVLINK_L9_TX = 280
    GPM_METRIC_NVLINK_L9_TX = 280
    NVLINK_L10_RX = 281
    GPM_METRIC_NVLINK_L10_RX = 281
    NVLINK_L10_TX = 282
    GPM_METRIC_NVLINK_L10_TX = 282
    NVLINK_L11_RX = 283
    GPM_METRIC_NVLINK_L11_RX = 283
    NVLINK_L11_TX = 284
    GPM_METRIC_NVLINK_L11_TX = 284
    NVLINK_L12_RX = 285
    GPM_METRIC_NVLINK_L12_RX = 285
    NVLINK_L12_TX = 286
    GPM_METRIC_NVLINK_L12_TX = 286
    NVLINK_L13_RX = 287
    GPM_METRIC_NVLINK_L13_RX = 287
    NVLINK_L13_TX = 288
    GPM_METRIC_NVLINK_L13_TX = 288
    NVLINK_L14_RX = 289
    GPM_METRIC_NVLINK_L14_RX = 289
    NVLINK_L14_TX = 290
    GPM_METRIC_NVLINK_L14_TX = 290
    NVLINK_L15_RX = 291
    GPM_METRIC_NVLINK_L15_RX = 291
    NVLINK_L15_TX = 292
    GPM_METRIC_NVLINK_L15_TX = 292
    NVLINK_L16_RX = 293
    GPM_METRIC_NVLINK_L16_RX = 293
    NVLINK_L16_TX = 294
    GPM_METRIC_NVLINK_L16_TX = 294
    NVLINK_L17_RX = 295
    GPM_METRIC_NVLINK_L17_RX = 295
    NVLINK_L17_TX = 296
    GPM_METRIC_NVLINK_L17_TX = 296
    NVLINK_L18_RX = 297
    GPM_METRIC_NVLINK_L18_RX = 297
    NVLINK_L18_TX = 298
    GPM_METRIC_NVLINK_L18_TX = 298
    NVLINK_L19_RX = 299
    GPM_METRIC_NVLINK_L19_RX = 299
    NVLINK_L19_TX = 300
    GPM_METRIC_NVLINK_L19_TX = 300
    NVLINK_L20_RX = 301
    GPM_METRIC_NVLINK_L20_RX = 301
    NVLINK_L20_TX = 302
    GPM_METRIC_NVLINK_L20_TX = 302
    NVLINK_L21_RX = 303
    GPM_METRIC_NVLINK_L21_RX = 303
    NVLINK_L21_TX = 304
    GPM_METRIC_NVLINK_L21_TX = 304
    NVLINK_L22_RX = 305
    GPM_METRIC_NVLINK_L22_RX = 305
    NVLINK_L22_TX = 306
    GPM_METRIC_NVLINK_L22_TX = 306
    NVLINK_L23_RX = 307
    GPM_METRIC_NVLINK_L23_RX = 307
    NVLINK_L23_TX = 308
    GPM_METRIC_NVLINK_L23_TX = 308
    NVLINK_L24_RX = 309
    GPM_METRIC_NVLINK_L24_RX = 309
    NVLINK_L24_TX = 310
    GPM_METRIC_NVLINK_L24_TX = 310
    NVLINK_L25_RX = 311
    GPM_METRIC_NVLINK_L25_RX = 311
    NVLINK_L25_TX = 312
    GPM_METRIC_NVLINK_L25_TX = 312
    NVLINK_L26_RX = 313
    GPM_METRIC_NVLINK_L26_RX = 313
    NVLINK_L26_TX = 314
    GPM_METRIC_NVLINK_L26_TX = 314
    NVLINK_L27_RX = 315
    GPM_METRIC_NVLINK_L27_RX = 315
    NVLINK_L27_TX = 316
    GPM_METRIC_NVLINK_L27_TX = 316
    NVLINK_L28_RX = 317
    GPM_METRIC_NVLINK_L28_RX = 317
    NVLINK_L28_TX = 318
    GPM_METRIC_NVLINK_L28_TX = 318
    NVLINK_L29_RX = 319
    GPM_METRIC_NVLINK_L29_RX = 319
    NVLINK_L29_TX = 320
    GPM_METRIC_NVLINK_L29_TX = 320
    NVLINK_L30_RX = 321
    GPM_METRIC_NVLINK_L30_RX = 321
    NVLINK_L30_TX = 322
    GPM_METRIC_NVLINK_L30_TX = 322
    NVLINK_L31_RX = 323
    GPM_METRIC_NVLINK_L31_RX = 323
    NVLINK_L31_TX = 324
    GPM_METRIC_NVLINK_L31_TX = 324
    NVLINK_L32_RX = 325
    GPM_METRIC_NVLINK_L32_RX = 325
    NVLINK_L32_TX = 326
    GPM_METRIC_NVLINK_L32_TX = 326
    NVLINK_L33_RX = 327
    GPM_METRIC_NVLINK_L33_RX = 327
    NVLINK_L33_TX = 328
    GPM_METRIC_NVLINK_L33_TX = 328
    NVLINK_L34_RX = 329
    GPM_METRIC_NVLINK_L34_RX = 329
    NVLINK_L34_TX = 330
    GPM_METRIC_NVLINK_L34_TX = 330
    NVLINK_L35_RX = 331
    GPM_METRIC_NVLINK_L35_RX = 331
    NVLINK_L35_TX = 332
    GPM_METRIC_NVLINK_L35_TX = 332
    NVLINK_L36_RX = 333
    GPM_METRIC_NVLINK_L36_RX = 333
    NVLINK_L36_TX = 334
    GPM_METRIC_NVLINK_L36_TX = 334
    NVLINK_L37_RX = 335
    GPM_METRIC_NVLINK_L37_RX = 335
    NVLINK_L37_TX = 336
    GPM_METRIC_NVLINK_L37_TX = 336
    NVLINK_L38_RX = 337
    GPM_METRIC_NVLINK_L38_RX = 337
    NVLINK_L38_TX = 338
    GPM_METRIC_NVLINK_L38_TX = 338
    NVLINK_L39_RX = 339
    GPM_METRIC_NVLINK_L39_RX = 339
    NVLINK_L39_TX = 340
    GPM_METRIC_NVLINK_L39_TX = 340
    NVLINK_L40_RX = 341
    GPM_METRIC_NVLINK_L40_RX = 341
    NVLINK_L40_TX = 342
    GPM_METRIC_NVLINK_L40_TX = 342
    NVLINK_L41_RX = 343
    GPM_METRIC_NVLINK_L41_RX = 343
    NVLINK_L41_TX = 344
    GPM_METRIC_NVLINK_L41_TX = 344
    NVLINK_L42_RX = 345
    GPM_METRIC_NVLINK_L42_RX = 345
    NVLINK_L42_TX = 346
    GPM_METRIC_NVLINK_L42_TX = 346
    NVLINK_L43_RX = 347
    GPM_METRIC_NVLINK_L43_RX = 347
    NVLINK_L43_TX = 348
    GPM_METRIC_NVLINK_L43_TX = 348
    NVLINK_L44_RX = 349
    GPM_METRIC_NVLINK_L44_RX = 349
    NVLINK_L44_TX = 350
    GPM_METRIC_NVLINK_L44_TX = 350
    NVLINK_L45_RX = 351
    GPM_METRIC_NVLINK_L45_RX = 351
    NVLINK_L45_TX = 352
    GPM_METRIC_NVLINK_L45_TX = 352
    NVLINK_L46_RX = 353
    GPM_METRIC_NVLINK_L46_RX = 353
    NVLINK_L46_TX = 354
    GPM_METRIC_NVLINK_L46_TX = 354
    NVLINK_L47_RX = 355
    GPM_METRIC_NVLINK_L47_RX = 355
    NVLINK_L47_TX = 356
    GPM_METRIC_NVLINK_L47_TX = 356
    NVLINK_L48_RX = 357
    GPM_METRIC_NVLINK_L48_RX = 357
    NVLINK_L48_TX = 358
    GPM_METRIC_NVLINK_L48_TX = 358
    NVLINK_L49_RX = 359
    GPM_METRIC_NVLINK_L49_RX = 359
    NVLINK_L49_TX = 360
    GPM_METRIC_NVLINK_L49_TX = 360
    NVLINK_L50_RX = 361
    GPM_METRIC_NVLINK_L50_RX = 361
    NVLINK_L50_TX = 362
    GPM_METRIC_NVLINK_L50_TX = 362
    NVLINK_L51_RX = 363
    GPM_METRIC_NVLINK_L51_RX = 363
    NVLINK_L51_TX = 364
    GPM_METRIC_NVLINK_L51_TX = 364
    NVLINK_L52_RX = 365
    GPM_METRIC_NVLINK_L52_RX = 365
    NVLINK_L52_TX = 366
    GPM_METRIC_NVLINK_L52_TX = 366
    NVLINK_L53_RX = 367
    GPM_METRIC_NVLINK_L53_RX = 367
    NVLINK_L53_TX = 368
    GPM_METRIC_NVLINK_L53_TX = 368
    NVLINK_L54_RX = 369
    GPM_METRIC_NVLINK_L54_RX = 369
    NVLINK_L54_TX = 370
    GPM_METRIC_NVLINK_L54_TX = 370
    NVLINK_L55_RX = 371
    GPM_METRIC_NVLINK_L55_RX = 371
    NVLINK_L55_TX = 372
    GPM_METRIC_NVLINK_L55_TX = 372
    NVLINK_L56_RX = 373
    GPM_METRIC_NVLINK_L56_RX = 373
    NVLINK_L56_TX = 374
    GPM_METRIC_NVLINK_L56_TX = 374
    NVLINK_L57_RX = 375
    GPM_METRIC_NVLINK_L57_RX = 375
    NVLINK_L57_TX = 376
    GPM_METRIC_NVLINK_L57_TX = 376
    NVLINK_L58_RX = 377
    GPM_METRIC_NVLINK_L58_RX = 377
    NVLINK_L58_TX = 378
    GPM_METRIC_NVLINK_L58_TX = 378
    NVLINK_L59_RX = 379
    GPM_METRIC_NVLINK_L59_RX = 379
    NVLINK_L59_TX = 380
    GPM_METRIC_NVLINK_L59_TX = 380
    NVLINK_L60_RX = 381
    GPM_METRIC_NVLINK_L60_RX = 381
    NVLINK_L60_TX = 382
    GPM_METRIC_NVLINK_L60_TX = 382
    NVLINK_L61_RX = 383
    GPM_METRIC_NVLINK_L61_RX = 383
    NVLINK_L61_TX = 384
    GPM_METRIC_NVLINK_L61_TX = 384
    NVLINK_L62_RX = 385
    GPM_METRIC_NVLINK_L62_RX = 385
    NVLINK_L62_TX = 386
    GPM_METRIC_NVLINK_L62_TX = 386
    NVLINK_L63_RX = 387
    GPM_METRIC_NVLINK_L63_RX = 387
    NVLINK_L63_TX = 388
    GPM_METRIC_NVLINK_L63_TX = 388
    NVLINK_L64_RX = 389
    GPM_METRIC_NVLINK_L64_RX = 389
    NVLINK_L64_TX = 390
    GPM_METRIC_NVLINK_L64_TX = 390
    NVLINK_L65_RX = 391
    GPM_METRIC_NVLINK_L65_RX = 391
    NVLINK_L65_TX = 392
    GPM_METRIC_NVLINK_L65_TX = 392
    NVLINK_L66_RX = 393
    GPM_METRIC_NVLINK_L66_RX = 393
    NVLINK_L66_TX = 394
    GPM_METRIC_NVLINK_L66_TX = 394
    NVLINK_L67_RX = 395
    GPM_METRIC_NVLINK_L67_RX = 395
    NVLINK_L67_TX = 396
    GPM_METRIC_NVLINK_L67_TX = 396
    NVLINK_L68_RX = 397
    GPM_METRIC_NVLINK_L68_RX = 397
    NVLINK_L68_TX = 398
    GPM_METRIC_NVLINK_L68_TX = 398
    NVLINK_L69_RX = 399
    GPM_METRIC_NVLINK_L69_RX = 399
    NVLINK_L69_TX = 400
    GPM_METRIC_NVLINK_L69_TX = 400
    NVLINK_L70_RX = 401
    GPM_METRIC_NVLINK_L70_RX = 401
    NVLINK_L70_TX = 402
    GPM_METRIC_NVLINK_L70_TX = 402
    NVLINK_L71_RX = 403
    GPM_METRIC_NVLINK_L71_RX = 403
    NVLINK_L71_TX = 404
    GPM_METRIC_NVLINK_L71_TX = 404
    NVLINK_L36_RX_PER_SEC = 405
    GPM_METRIC_NVLINK_L36_RX_PER_SEC = 405
    NVLINK_L36_TX_PER_SEC = 406
    GPM_METRIC_NVLINK_L36_TX_PER_SEC = 406
    NVLINK_L37_RX_PER_SEC = 407
    GPM_METRIC_NVLINK_L37_RX_PER_SEC = 407
    NVLINK_L37_TX_PER_SEC = 408
    GPM_METRIC_NVLINK_L37_TX_PER_SEC = 408
    NVLINK_L38_RX_PER_SEC = 409
    GPM_METRIC_NVLINK_L38_RX_PER_SEC = 409
    NVLINK_L38_TX_PER_SEC = 410
    GPM_METRIC_NVLINK_L38_TX_PER_SEC = 410
    NVLINK_L39_RX_PER_SEC = 411
    GPM_METRIC_NVLINK_L39_RX_PER_SEC = 411
    NVLINK_L39_TX_PER_SEC = 412
    GPM_METRIC_NVLINK_L39_TX_PER_SEC = 412
    NVLINK_L40_RX_PER_SEC = 413
    GPM_METRIC_NVLINK_L40_RX_PER_SEC = 413
    NVLINK_L40_TX_PER_SEC = 414
    GPM_METRIC_NVLINK_L40_TX_PER_SEC = 414
    NVLINK_L41_RX_PER_SEC = 415
    GPM_METRIC_NVLINK_L41_RX_PER_SEC = 415
    NVLINK_L41_TX_PER_SEC = 416
    GPM_METRIC_NVLINK_L41_TX_PER_SEC = 416
    NVLINK_L42_RX_PER_SEC = 417
    GPM_METRIC_NVLINK_L42_RX_PER_SEC = 417
    NVLINK_L42_TX_PER_SEC = 418
    GPM_METRIC_NVLINK_L42_TX_PER_SEC = 418
    NVLINK_L43_RX_PER_SEC = 419
    GPM_METRIC_NVLINK_L43_RX_PER_SEC = 419
    NVLINK_L43_TX_PER_SEC = 420
    GPM_METRIC_NVLINK_L43_TX_PER_SEC = 420
    NVLINK_L44_RX_PER_SEC = 421
    GPM_METRIC_NVLINK_L44_RX_PER_SEC = 421
    NVLINK_L44_TX_PER_SEC = 422
    GPM_METRIC_NVLINK_L44_TX_PER_SEC = 422
    NVLINK_L45_RX_PER_SEC = 423
    GPM_METRIC_NVLINK_L45_RX_PER_SEC = 423
    NVLINK_L45_TX_PER_SEC = 424
    GPM_METRIC_NVLINK_L45_TX_PER_SEC = 424
    NVLINK_L46_RX_PER_SEC = 425
    GPM_METRIC_NVLINK_L46_RX_PER_SEC = 425
    NVLINK_L46_TX_PER_SEC = 426
    GPM_METRIC_NVLINK_L46_TX_PER_SEC = 426
    NVLINK_L47_RX_PER_SEC = 427
    GPM_METRIC_NVLINK_L47_RX_PER_SEC = 427
    NVLINK_L47_TX_PER_SEC = 428
    GPM_METRIC_NVLINK_L47_TX_PER_SEC = 428
    NVLINK_L48_RX_PER_SEC = 429
    GPM_METRIC_NVLINK_L48_RX_PER_SEC = 429
    NVLINK_L48_TX_PER_SEC = 430
    GPM_METRIC_NVLINK_L48_TX_PER_SEC = 430
    NVLINK_L49_RX_PER_SEC = 431
    GPM_METRIC_NVLINK_L49_RX_PER_SEC = 431
    NVLINK_L49_TX_PER_SEC = 432
    GPM_METRIC_NVLINK_L49_TX_PER_SEC = 432
    NVLINK_L50_RX_PER_SEC = 433
    GPM_METRIC_NVLINK_L50_RX_PER_SEC = 433
    NVLINK_L50_TX_PER_SEC = 434
    GPM_METRIC_NVLINK_L50_TX_PER_SEC = 434
    NVLINK_L51_RX_PER_SEC = 435
    GPM_METRIC_NVLINK_L51_RX_PER_SEC = 435
    NVLINK_L51_TX_PER_SEC = 436
    GPM_METRIC_NVLINK_L51_TX_PER_SEC = 436
    NVLINK_L52_RX_PER_SEC = 437
    GPM_METRIC_NVLINK_L52_RX_PER_SEC = 437
    NVLINK_L52_TX_PER_SEC = 438
    GPM_METRIC_NVLINK_L52_TX_PER_SEC = 438
    NVLINK_L53_RX_PER_SEC = 439
    GPM_METRIC_NVLINK_L53_RX_PER_SEC = 439
    NVLINK_L53_TX_PER_SEC = 440
    GPM_METRIC_NVLINK_L53_TX_PER_SEC = 440
    NVLINK_L54_RX_PER_SEC = 441
    GPM_METRIC_NVLINK_L54_RX_PER_SEC = 441
    NVLINK_L54_TX_PER_SEC = 442
    GPM_METRIC_NVLINK_L54_TX_PER_SEC = 442
    NVLINK_L55_RX_PER_SEC = 443
    GPM_METRIC_NVLINK_L55_RX_PER_SEC = 443
    NVLINK_L55_TX_PER_SEC = 444
    GPM_METRIC_NVLINK_L55_TX_PER_SEC = 444
    NVLINK_L56_RX_PER_SEC = 445
    GPM_METRIC_NVLINK_L56_RX_PER_SEC = 445
    NVLINK_L56_TX_PER_SEC = 446
    GPM_METRIC_NVLINK_L56_TX_PER_SEC = 446
    NVLINK_L57_RX_PER_SEC = 447
    GPM_METRIC_NVLINK_L57_RX_PER_SEC = 447
    NVLINK_L57_TX_PER_SEC = 448
    GPM_METRIC_NVLINK_L57_TX_PER_SEC = 448
    NVLINK_L58_RX_PER_SEC = 449
    GPM_METRIC_NVLINK_L58_RX_PER_SEC = 449
    NVLINK_L58_TX_PER_SEC = 450
    GPM_METRIC_NVLINK_L58_TX_PER_SEC = 450
    NVLINK_L59_RX_PER_SEC = 451
    GPM_METRIC_NVLINK_L59_RX_PER_SEC = 451
    NVLINK_L59_TX_PER_SEC = 452
    GPM_METRIC_NVLINK_L59_TX_PER_SEC = 452
    NVLINK_L60_RX_PER_SEC = 453
    GPM_METRIC_NVLINK_L60_RX_PER_SEC = 453
    NVLINK_L60_TX_PER_SEC = 454
    GPM_METRIC_NVLINK_L60_TX_PER_SEC = 454
    NVLINK_L61_RX_PER_SEC = 455
    GPM_METRIC_NVLINK_L61_RX_PER_SEC = 455
    NVLINK_L61_TX_PER_SEC = 456
    GPM_METRIC_NVLINK_L61_TX_PER_SEC = 456
    NVLINK_L62_RX_PER_SEC = 457
    GPM_METRIC_NVLINK_L62_RX_PER_SEC = 457
    NVLINK_L62_TX_PER_SEC = 458
    GPM_METRIC_NVLINK_L62_TX_PER_SEC = 458
    NVLINK_L63_RX_PER_SEC = 459
    GPM_METRIC_NVLINK_L63_RX_PER_SEC = 459
    NVLINK_L63_TX_PER_SEC = 460
    GPM_METRIC_NVLINK_L63_TX_PER_SEC = 460
    NVLINK_L64_RX_PER_SEC = 461
    GPM_METRIC_NVLINK_L64_RX_PER_SEC = 461
    NVLINK_L64_TX_PER_SEC = 462
    GPM_METRIC_NVLINK_L64_TX_PER_SEC = 462
    NVLINK_L65_RX_PER_SEC = 463
    GPM_METRIC_NVLINK_L65_RX_PER_SEC = 463
    NVLINK_L65_TX_PER_SEC = 464
    GPM_METRIC_NVLINK_L65_TX_PER_SEC = 464
    NVLINK_L66_RX_PER_SEC = 465
    GPM_METRIC_NVLINK_L66_RX_PER_SEC = 465
    NVLINK_L66_TX_PER_SEC = 466
    GPM_METRIC_NVLINK_L66_TX_PER_SEC = 466
    NVLINK_L67_RX_PER_SEC = 467
    GPM_METRIC_NVLINK_L67_RX_PER_SEC = 467
    NVLINK_L67_TX_PER_SEC = 468
    GPM_METRIC_NVLINK_L67_TX_PER_SEC = 468
    NVLINK_L68_RX_PER_SEC = 469
    GPM_METRIC_NVLINK_L68_RX_PER_SEC = 469
    NVLINK_L68_TX_PER_SEC = 470
    GPM_METRIC_NVLINK_L68_TX_PER_SEC = 470
    NVLINK_L69_RX_PER_SEC = 471
    GPM_METRIC_NVLINK_L69_RX_PER_SEC = 471
    NVLINK_L69_TX_PER_SEC = 472
    GPM_METRIC_NVLINK_L69_TX_PER_SEC = 472
    NVLINK_L70_RX_PER_SEC = 473
    GPM_METRIC_NVLINK_L70_RX_PER_SEC = 473
    NVLINK_L70_TX_PER_SEC = 474
    GPM_METRIC_NVLINK_L70_TX_PER_SEC = 474
    NVLINK_L71_RX_PER_SEC = 475
    GPM_METRIC_NVLINK_L71_RX_PER_SEC = 475
    NVLINK_L71_TX_PER_SEC = 476
    GPM_METRIC_NVLINK_L71_TX_PER_SEC = 476
    MAX = 477
    GPM_METRIC_MAX = 477

PowerProfileType: enum nvmlPowerProfileType_t
    MAX_P = 0
    POWER_PROFILE_MAX_P = 0
    MAX_Q = 1
    POWER_PROFILE_MAX_Q = 1
    COMPUTE = 2
    POWER_PROFILE_COMPUTE = 2
    MEMORY_BOUND = 3
    POWER_PROFILE_MEMORY_BOUND = 3
    NETWORK = 4
    POWER_PROFILE_NETWORK = 4
    BALANCED = 5
    POWER_PROFILE_BALANCED = 5
    LLM_INFERENCE = 6
    POWER_PROFILE_LLM_INFERENCE = 6
    LLM_TRAINING = 7
    POWER_PROFILE_LLM_TRAINING = 7
    RBM = 8
    POWER_PROFILE_RBM = 8
    DCPCIE = 9
    POWER_PROFILE_DCPCIE = 9
    HMMA_SPARSE = 10
    POWER_PROFILE_HMMA_SPARSE = 10
    HMMA_DENSE = 11
    POWER_PROFILE_HMMA_DENSE = 11
    SYNC_BALANCED = 12
    POWER_PROFILE_SYNC_BALANCED = 12
    HPC = 13
    POWER_PROFILE_HPC = 13
    MIG = 14
    POWER_PROFILE_MIG = 14
    MAX_Q_1 = 15
    POWER_PROFILE_MAX_Q_1 = 15
    NETWORK_BOUND = 16
    POWER_PROFILE_NETWORK_BOUND = 16
    HIGH_THROUGHPUT_INFERENCE = 17
    POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE = 17
    MEDIUM_THROUGHPUT_INFERENCE = 18
    POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE = 18
    LOW_LATENCY_INFERENCE = 19
    POWER_PROFILE_LOW_LATENCY_INFERENCE = 19
    TRAINING = 20
    POWER_PROFILE_TRAINING = 20
    INFERENCE = 21
    POWER_PROFILE_INFERENCE = 21
    MAX_Q_2 = 22
    POWER_PROFILE_MAX_Q_2 = 22
    MAX_Q_3 = 23
    POWER_PROFILE_MAX_Q_3 = 23
    LOW_PRIORITY_BACKGROUND = 24
    POWER_PROFILE_LOW_PRIORITY_BACKGROUND = 24
    MAX = 25
    POWER_PROFILE_MAX = 25

PowerProfileOperation: enum nvmlPowerProfileOperation_t
    CLEAR = 0
    SET = 1
    SET_AND_OVERWRITE = 2
    MAX = 3

AdaptiveClockingInfoStatus: constants
    DISABLED = 0
    ENABLED = 1

AffinityScope: constants
    NODE = 0
    SOCKET = 1

BusType: constants
    UNKNOWN = 0
    PCI = 1
    PCIE = 2
    FPCI = 3
    AGP = 4

C2CPowerState: constants
    FULL_POWER = 0
    LOW_POWER = 1

CCAcceptingClientRequests: constants
    FALSE = 0
    TRUE = 1

CCSystemCpuCaps: constants
    NONE = 0
    AMD_SEV = 1
    INTEL_TDX = 2
    AMD_SEV_SNP = 3
    AMD_SNP_VTOM = 4
    ARM_CCA = 5
    INTEL_TDX_CONNECT = 6
    AMD_SEV_TIO = 7

CCSystemDevtoolsMode: constants
    OFF = 0
    ON = 1

CCSystemEnvironment: constants
    UNAVAILABLE = 0
    SIM = 1
    PROD = 2

CCSystemFeature: constants
    DISABLED = 0
    ENABLED = 1
    BMSAI_ENABLED = 2

CCSystemGpus: constants
    CC_NOT_CAPABLE = 0
    CC_CAPABLE = 1
    CC_BMSAI_CAPABLE = 2

CCSystemMultiGpu: constants
    NONE = 0
    PROTECTED_PCIE = 1
    NVLE = 2

ClocksEventReasons: constants
    EVENT_REASON_GPU_IDLE = 1
    EVENT_REASON_APPLICATIONS_CLOCKS_SETTING = 2
    EVENT_REASON_SW_POWER_CAP = 4
    THROTTLE_REASON_HW_SLOWDOWN = 8
    EVENT_REASON_SYNC_BOOST = 16
    EVENT_REASON_SW_THERMAL_SLOWDOWN = 32
    THROTTLE_REASON_HW_THERMAL_SLOWDOWN = 64
    THROTTLE_REASON_HW_POWER_BRAKE_SLOWDOWN = 128
    EVENT_REASON_DISPLAY_CLOCK_SETTING = 256
    EVENT_REASON_BOARD_LIMIT = 512
    EVENT_REASON_RELIABILITY = 1024
    EVENT_REASON_NONE = 0

ComputeInstanceEngineProfile: constants
    SHARED = 0
    COUNT = 1

ComputeInstanceProfile: constants
    PROFILE_1_SLICE = 0
    PROFILE_2_SLICE = 1
    PROFILE_3_SLICE = 2
    PROFILE_4_SLICE = 3
    PROFILE_7_SLICE = 4
    PROFILE_8_SLICE = 5
    PROFILE_6_SLICE = 6
    PROFILE_1_SLICE_REV1 = 7
    PROFILE_7_SLICE_NVL = 8
    PROFILE_COUNT = 9

ComputeInstanceProfileCaps: constants
    GFX = 1

DeviceArch: constants
    KEPLER = 2
    MAXWELL = 3
    PASCAL = 4
    VOLTA = 5
    TURING = 6
    AMPERE = 7
    ADA = 8
    HOPPER = 9
    BLACKWELL = 10
    DLA = 11
    DLA2 = 12
    RUBIN = 13
    NPU3 = 15
    UNKNOWN = 4294967295

DeviceMig: constants
    DISABLE = 0
    ENABLE = 1

EncoderQuery: constants
    H264 = 0
    HEVC = 1
    AV1 = 2
    UNKNOWN = 255

EventType: constants
    NONE = 0
    SINGLE_BIT_ECC_ERROR = 1
    DOUBLE_BIT_ECC_ERROR = 2
    PSTATE = 4
    XID_CRITICAL_ERROR = 8
    CLOCK = 16
    POWER_SOURCE_CHANGE = 128
    MIG_CONFIG_CHANGE = 256
    SINGLE_BIT_ECC_ERROR_STORM = 512
    DRAM_RETIREMENT_EVENT = 1024
    DRAM_RETIREMENT_FAILURE = 2048
    NON_FATAL_POISON_ERROR = 4096
    FATAL_POISON_ERROR = 8192
    GPU_UNAVAILABLE_ERROR = 16384
    GPU_RECOVERY_ACTION = 32768

FanControlPolicy: constants
    TEMPERATURE_CONTINUOUS_SW = 0
    MANUAL = 1

FieldId: constants
    DEV_ECC_CURRENT = 1
    DEV_ECC_PENDING = 2
    DEV_ECC_SBE_VOL_TOTAL = 3
    DEV_ECC_DBE_VOL_TOTAL = 4
    DEV_ECC_SBE_AGG_TOTAL = 5
    DEV_ECC_DBE_AGG_TOTAL = 6
    DEV_ECC_SBE_VOL_L1 = 7
    DEV_ECC_DBE_VOL_L1 = 8
    DEV_ECC_SBE_VOL_L2 = 9
    DEV_ECC_DBE_VOL_L2 = 10
    DEV_ECC_SBE_VOL_DEV = 11
    DEV_ECC_DBE_VOL_DEV = 12
    DEV_ECC_SBE_VOL_REG = 13
    DEV_ECC_DBE_VOL_REG = 14
    DEV_ECC_SBE_VOL_TEX = 15
    DEV_ECC_DBE_VOL_TEX = 16
    DEV_ECC_DBE_VOL_CBU = 17
    DEV_ECC_SBE_AGG_L1 = 18
    DEV_ECC_DBE_AGG_L1 = 19
    DEV_ECC_SBE_AGG_L2 = 20
    DEV_ECC_DBE_AGG_L2 = 21
    DEV_ECC_SBE_AGG_DEV = 22
    DEV_ECC_DBE_AGG_DEV = 23
    DEV_ECC_SBE_AGG_REG = 24
    DEV_ECC_DBE_AGG_REG = 25
    DEV_ECC_SBE_AGG_TEX = 26
    DEV_ECC_DBE_AGG_TEX = 27
    DEV_ECC_DBE_AGG_CBU = 28
    DEV_RETIRED_SBE = 29
    DEV_RETIRED_DBE = 30
    DEV_RETIRED_PENDING = 31
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0 = 32
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1 = 33
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2 = 34
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3 = 35
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4 = 36
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5 = 37
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL = 38
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0 = 39
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1 = 40
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2 = 41
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3 = 42
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4 = 43
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5 = 44
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL = 45
    DEV_NVLINK_REPLAY_ERROR_COUNT_L0 = 46
    DEV_NVLINK_REPLAY_ERROR_COUNT_L1 = 47
    DEV_NVLINK_REPLAY_ERROR_COUNT_L2 = 48
    DEV_NVLINK_REPLAY_ERROR_COUNT_L3 = 49
    DEV_NVLINK_REPLAY_ERROR_COUNT_L4 = 50
    DEV_NVLINK_REPLAY_ERROR_COUNT_L5 = 51
    DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL = 52
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L0 = 53
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L1 = 54
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L2 = 55
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L3 = 56
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L4 = 57
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L5 = 58
    DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL = 59
    DEV_NVLINK_BANDWIDTH_C0_L0 = 60
    DEV_NVLINK_BANDWIDTH_C0_L1 = 61
    DEV_NVLINK_BANDWIDTH_C0_L2 = 62
    DEV_NVLINK_BANDWIDTH_C0_L3 = 63
    DEV_NVLINK_BANDWIDTH_C0_L4 = 64
    DEV_NVLINK_BANDWIDTH_C0_L5 = 65
    DEV_NVLINK_BANDWIDTH_C0_TOTAL = 66
    DEV_NVLINK_BANDWIDTH_C1_L0 = 67
    DEV_NVLINK_BANDWIDTH_C1_L1 = 68
    DEV_NVLINK_BANDWIDTH_C1_L2 = 69
    DEV_NVLINK_BANDWIDTH_C1_L3 = 70
    DEV_NVLINK_BANDWIDTH_C1_L4 = 71
    DEV_NVLINK_BANDWIDTH_C1_L5 = 72
    DEV_NVLINK_BANDWIDTH_C1_TOTAL = 73
    DEV_PERF_POLICY_POWER = 74
    DEV_PERF_POLICY_THERMAL = 75
    DEV_PERF_POLICY_SYNC_BOOST = 76
    DEV_PERF_POLICY_BOARD_LIMIT = 77
    DEV_PERF_POLICY_LOW_UTILIZATION = 78
    DEV_PERF_POLICY_RELIABILITY = 79
    DEV_PERF_POLICY_TOTAL_APP_CLOCKS = 80
    DEV_PERF_POLICY_TOTAL_BASE_CLOCKS = 81
    DEV_MEMORY_TEMP = 82
    DEV_TOTAL_ENERGY_CONSUMPTION = 83
    DEV_NVLINK_SPEED_MBPS_L0 = 84
    DEV_NVLINK_SPEED_MBPS_L1 = 85
    DEV_NVLINK_SPEED_MBPS_L2 = 86
    DEV_NVLINK_SPEED_MBPS_L3 = 87
    DEV_NVLINK_SPEED_MBPS_L4 = 88
    DEV_NVLINK_SPEED_MBPS_L5 = 89
    DEV_NVLINK_SPEED_MBPS_COMMON = 90
    DEV_NVLINK_LINK_COUNT = 91
    DEV_RETIRED_PENDING_SBE = 92
    DEV_RETIRED_PENDING_DBE = 93
    DEV_PCIE_REPLAY_COUNTER = 94
    DEV_PCIE_REPLAY_ROLLOVER_COUNTER = 95
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6 = 96
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7 = 97
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8 = 98
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9 = 99
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10 = 100
    DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11 = 101
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6 = 102
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7 = 103
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8 = 104
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9 = 105
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10 = 106
    DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11 = 107
    DEV_NVLINK_REPLAY_ERROR_COUNT_L6 = 108
    DEV_NVLINK_REPLAY_ERROR_COUNT_L7 = 109
    DEV_NVLINK_REPLAY_ERROR_COUNT_L8 = 110
    DEV_NVLINK_REPLAY_ERROR_COUNT_L9 = 111
    DEV_NVLINK_REPLAY_ERROR_COUNT_L10 = 112
    DEV_NVLINK_REPLAY_ERROR_COUNT_L11 = 113
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L6 = 114
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L7 = 115
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L8 = 116
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L9 = 117
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L10 = 118
    DEV_NVLINK_RECOVERY_ERROR_COUNT_L11 = 119
    DEV_NVLINK_BANDWIDTH_C0_L6 = 120
    DEV_NVLINK_BANDWIDTH_C0_L7 = 121
    DEV_NVLINK_BANDWIDTH_C0_L8 = 122
    DEV_NVLINK_BANDWIDTH_C0_L9 = 123
    DEV_NVLINK_BANDWIDTH_C0_L10 = 124
    DEV_NVLINK_BANDWIDTH_C0_L11 = 125
    DEV_NVLINK_BANDWIDTH_C1_L6 = 126
    DEV_NVLINK_BANDWIDTH_C1_L7 = 127
    DEV_NVLINK_BANDWIDTH_C1_L8 = 128
    DEV_NVLINK_BANDWIDTH_C1_L9 = 129
    DEV_NVLINK_BANDWIDTH_C1_L10 = 130
    DEV_NVLINK_BANDWIDTH_C1_L11 = 131
    DEV_NVLINK_SPEED_MBPS_L6 = 132
    DEV_NVLINK_SPEED_MBPS_L7 = 133
    DEV_NVLINK_SPEED_MBPS_L8 = 134
    DEV_NVLINK_SPEED_MBPS_L9 = 135
    DEV_NVLINK_SPEED_MBPS_L10 = 136
    DEV_NVLINK_SPEED_MBPS_L11 = 137
    DEV_NVLINK_THROUGHPUT_DATA_TX = 138
    DEV_NVLINK_THROUGHPUT_DATA_RX = 139
    DEV_NVLINK_THROUGHPUT_RAW_TX = 140
    DEV_NVLINK_THROUGHPUT_RAW_RX = 141
    DEV_REMAPPED_COR = 142
    DEV_REMAPPED_UNC = 143
    DEV_REMAPPED_PENDING = 144
    DEV_REMAPPED_FAILURE = 145
    DEV_NVLINK_REMOTE_NVLINK_ID = 146
    DEV_NVSWITCH_CONNECTED_LINK_COUNT = 147
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0 = 148
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1 = 149
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2 = 150
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3 = 151
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4 = 152
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5 = 153
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6 = 154
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7 = 155
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8 = 156
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9 = 157
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10 = 158
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11 = 159
    DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL = 160
    DEV_NVLINK_ERROR_DL_REPLAY = 161
    DEV_NVLINK_ERROR_DL_RECOVERY = 162
    DEV_NVLINK_ERROR_DL_CRC = 163
    DEV_NVLINK_GET_SPEED = 164
    DEV_NVLINK_GET_STATE = 165
    DEV_NVLINK_GET_VERSION = 166
    DEV_NVLINK_GET_POWER_STATE = 167
    DEV_NVLINK_GET_POWER_THRESHOLD = 168
    DEV_PCIE_L0_TO_RECOVERY_COUNTER = 169
    DEV_C2C_LINK_COUNT = 170
    DEV_C2C_LINK_GET_STATUS = 171
    DEV_C2C_LINK_GET_MAX_BW = 172
    DEV_PCIE_COUNT_CORRECTABLE_ERRORS = 173
    DEV_PCIE_COUNT_NAKS_RECEIVED = 174
    DEV_PCIE_COUNT_RECEIVER_ERROR = 175
    DEV_PCIE_COUNT_BAD_TLP = 176
    DEV_PCIE_COUNT_NAKS_SENT = 177
    DEV_PCIE_COUNT_BAD_DLLP = 178
    DEV_PCIE_COUNT_NON_FATAL_ERROR = 179
    DEV_PCIE_COUNT_FATAL_ERROR = 180
    DEV_PCIE_COUNT_UNSUPPORTED_REQ = 181
    DEV_PCIE_COUNT_LCRC_ERROR = 182
    DEV_PCIE_COUNT_LANE_ERROR = 183
    DEV_IS_RESETLESS_MIG_SUPPORTED = 184
    DEV_POWER_AVERAGE = 185
    DEV_POWER_INSTANT = 186
    DEV_POWER_MIN_LIMIT = 187
    DEV_POWER_MAX_LIMIT = 188
    DEV_POWER_DEFAULT_LIMIT = 189
    DEV_POWER_CURRENT_LIMIT = 190
    DEV_ENERGY = 191
    DEV_POWER_REQUESTED_LIMIT = 192
    DEV_TEMPERATURE_SHUTDOWN_TLIMIT = 193
    DEV_TEMPERATURE_SLOWDOWN_TLIMIT = 194
    DEV_TEMPERATURE_MEM_MAX_TLIMIT = 195
    DEV_TEMPERATURE_GPU_MAX_TLIMIT = 196
    DEV_PCIE_COUNT_TX_BYTES = 197
    DEV_PCIE_COUNT_RX_BYTES = 198
    DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE = 199
    DEV_NVLINK_GET_POWER_THRESHOLD_MAX = 200
    DEV_NVLINK_COUNT_XMIT_PACKETS = 201
    DEV_NVLINK_COUNT_XMIT_BYTES = 202
    DEV_NVLINK_COUNT_RCV_PACKETS = 203
    DEV_NVLINK_COUNT_RCV_BYTES = 204
    DEV_NVLINK_COUNT_VL15_DROPPED = 205
    DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS = 206
    DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS = 207
    DEV_NVLINK_COUNT_RCV_ERRORS = 208
    DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS = 209
    DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS = 210
    DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS = 211
    DEV_NVLINK_COUNT_XMIT_DISCARDS = 212
    DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS = 213
    DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS = 214
    DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS = 215
    DEV_NVLINK_COUNT_RAW_BER_LANE0 = 216
    DEV_NVLINK_COUNT_RAW_BER_LANE1 = 217
    DEV_NVLINK_COUNT_RAW_BER = 218
    DEV_NVLINK_COUNT_EFFECTIVE_ERRORS = 219
    DEV_NVLINK_COUNT_EFFECTIVE_BER = 220
    DEV_NVLINK_COUNT_SYMBOL_ERRORS = 221
    DEV_NVLINK_COUNT_SYMBOL_BER = 222
    DEV_NVLINK_GET_POWER_THRESHOLD_MIN = 223
    DEV_NVLINK_GET_POWER_THRESHOLD_UNITS = 224
    DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED = 225
    DEV_RESET_STATUS = 226
    DEV_DRAIN_AND_RESET_STATUS = 227
    DEV_PCIE_OUTBOUND_ATOMICS_MASK = 228
    DEV_PCIE_INBOUND_ATOMICS_MASK = 229
    DEV_GET_GPU_RECOVERY_ACTION = 230
    DEV_C2C_LINK_ERROR_INTR = 231
    DEV_C2C_LINK_ERROR_REPLAY = 232
    DEV_C2C_LINK_ERROR_REPLAY_B2B = 233
    DEV_C2C_LINK_POWER_STATE = 234
    DEV_NVLINK_COUNT_FEC_HISTORY_0 = 235
    DEV_NVLINK_COUNT_FEC_HISTORY_1 = 236
    DEV_NVLINK_COUNT_FEC_HISTORY_2 = 237
    DEV_NVLINK_COUNT_FEC_HISTORY_3 = 238
    DEV_NVLINK_COUNT_FEC_HISTORY_4 = 239
    DEV_NVLINK_COUNT_FEC_HISTORY_5 = 240
    DEV_NVLINK_COUNT_FEC_HISTORY_6 = 241
    DEV_NVLINK_COUNT_FEC_HISTORY_7 = 242
    DEV_NVLINK_COUNT_FEC_HISTORY_8 = 243
    DEV_NVLINK_COUNT_FEC_HISTORY_9 = 244
    DEV_NVLINK_COUNT_FEC_HISTORY_10 = 245
    DEV_NVLINK_COUNT_FEC_HISTORY_11 = 246
    DEV_NVLINK_COUNT_FEC_HISTORY_12 = 247
    DEV_NVLINK_COUNT_FEC_HISTORY_13 = 248
    DEV_NVLINK_COUNT_FEC_HISTORY_14 = 249
    DEV_NVLINK_COUNT_FEC_HISTORY_15 = 250
    PWR_SMOOTHING_ENABLED = 251
    PWR_SMOOTHING_PRIV_LVL = 252
    PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED = 253
    PWR_SMOOTHING_APPLIED_TMP_CEIL = 254
    PWR_SMOOTHING_APPLIED_TMP_FLOOR = 255
    PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING = 256
    PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING = 257
    PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING = 258
    PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES = 259
    PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR = 260
    PWR_SMOOTHING_PROFILE_RAMP_UP_RATE = 261
    PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE = 262
    PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL = 263
    PWR_SMOOTHING_ACTIVE_PRESET_PROFILE = 264
    PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR = 265
    PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE = 266
    PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE = 267
    PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL = 268
    DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP = 74
    DEV_CLOCKS_EVENT_REASON_SYNC_BOOST = 76
    DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN = 269
    DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN = 270
    DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN = 271
    DEV_POWER_SYNC_BALANCING_FREQ = 272
    DEV_POWER_SYNC_BALANCING_AF = 273
    DEV_EDPP_MULTIPLIER = 274
    PWR_SMOOTHING_PRIMARY_POWER_FLOOR = 275
    PWR_SMOOTHING_SECONDARY_POWER_FLOOR = 276
    PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET = 277
    PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT = 278
    PWR_SMOOTHING_WINDOW_MULTIPLIER = 279
    PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED = 280
    PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR = 281
    PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT = 282
    PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT = 283
    PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET = 284
    PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR = 285
    PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT = 286
    PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT = 287
    PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET = 288
    DEV_NVLINK_COUNT_RAW_ERRORS_LANE0 = 289
    DEV_NVLINK_COUNT_RAW_ERRORS_LANE1 = 290
    DEV_NVLINK_COUNT_RAW_BER_LANE0_V2 = 291
    DEV_NVLINK_COUNT_RAW_BER_LANE1_V2 = 292
    DEV_NVLINK_COUNT_RAW_BER_V2 = 293
    DEV_NVLINK_PLR_XMIT_BLOCKS = 294
    DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS = 295
    DEV_NVLINK_GET_DATA_RATE = 296
    DEV_MMA_STALL_PERCENT = 297
    DEV_MCLK_SWITCH_TYPE = 298
    DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS = 299
    PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED = 300
    DEV_REMAPPED_ROWS_COR_INACTIVE = 301
    DEV_REMAPPED_ROWS_UNC_INACTIVE = 302
    DEV_ACTIVE_BANK_REMAPPINGS = 303
    DEV_INACTIVE_BANK_REMAPPINGS = 304
    DEV_BANK_REMAPPER_HISTOGRAM_MAX = 305
    DEV_BANK_REMAPPER_HISTOGRAM_NONE = 306
    DEV_PENDING_BANK_REMAPPING = 307
    DEV_GPU_TEMP = 308
    PWR_SMOOTHING_LIMITED_TIME = 309

GpuFabricHealthMaskAccessTimeout: constants
    NOT_SUPPORTED = 0
    TRUE = 1
    FALSE = 2

GpuFabricHealthMaskDegradedBw: constants
    NOT_SUPPORTED = 0
    TRUE = 1
    FALSE = 2

GpuFabricHealthMaskIncorrectConfiguration: constants
    NOT_SUPPORTED = 0
    NONE = 1
    INCORRECT_SYSGUID = 2
    INCORRECT_CHASSIS_SN = 3
    NO_PARTITION = 4
    INSUFFICIENT_NVLINKS = 5
    INCOMPATIBLE_GPU_FW = 6
    INVALID_LOCATION = 7
    GPU_STATE_INVALID = 8

GpuFabricHealthMaskRouteRecovery: constants
    NOT_SUPPORTED = 0
    TRUE = 1
    FALSE = 2

GpuFabricHealthMaskRouteUnhealthy: constants
    NOT_SUPPORTED = 0
    TRUE = 1
    FALSE = 2

GpuFabricHealthSummary: constants
    NOT_SUPPORTED = 0
    HEALTHY = 1
    UNHEALTHY = 2
    LIMITED_CAPACITY = 3

GpuFabricState: constants
    NOT_SUPPORTED = 0
    NOT_STARTED = 1
    IN_PROGRESS = 2
    COMPLETED = 3

GpuInstanceProfile: constants
    PROFILE_1_SLICE = 0
    PROFILE_2_SLICE = 1
    PROFILE_3_SLICE = 2
    PROFILE_4_SLICE = 3
    PROFILE_7_SLICE = 4
    PROFILE_8_SLICE = 5
    PROFILE_6_SLICE = 6
    PROFILE_1_SLICE_REV1 = 7
    PROFILE_2_SLICE_REV1 = 8
    PROFILE_1_SLICE_REV2 = 9
    PROFILE_1_SLICE_GFX = 10
    PROFILE_2_SLICE_GFX = 11
    PROFILE_4_SLICE_GFX = 12
    PROFILE_1_SLICE_NO_ME = 13
    PROFILE_2_SLICE_NO_ME = 14
    PROFILE_1_SLICE_ALL_ME = 15
    PROFILE_2_SLICE_ALL_ME = 16
    PROFILE_3_SLICE_GFX = 17
    PROFILE_COUNT = 18

GpuInstanceProfileCaps: constants
    P2P = 1
    GFX = 2

GridLicenseExpiryEnum: constants
    NOT_AVAILABLE = 0
    INVALID = 1
    VALID = 2
    NOT_APPLICABLE = 3
    PERMANENT = 4

GridLicenseState: constants
    UNKNOWN = 0
    UNINITIALIZED = 1
    UNLICENSED_UNRESTRICTED = 2
    UNLICENSED_RESTRICTED = 3
    UNLICENSED = 4
    LICENSED = 5

InitFlag: constants
    NO_GPUS = 1
    NO_ATTACH = 2
    FORCE_INIT = 4

NvFBCSessionFlag: constants
    DIFFMAP_ENABLED = 1
    CLASSIFICATIONMAP_ENABLED = 2
    CAPTURE_WITH_WAIT_NO_WAIT = 4
    CAPTURE_WITH_WAIT_INFINITE = 8
    CAPTURE_WITH_WAIT_TIMEOUT = 16

NvlinkFirmwareUcodeType: constants
    MSE = 1
    NETIR = 2
    NETIR_UPHY = 3
    NETIR_CLN = 4
    NETIR_DLN = 5

NvlinkLowPowerThreshold: constants
    MIN = 1
    MAX = 8191
    RESET = 4294967295
    DEFAULT = 4294967295

NvlinkLowPowerThresholdUnit: constants
    UNIT_100US = 0
    UNIT_50US = 1

NvlinkPowerState: constants
    HIGH_SPEED = 0
    LOW_SPEED = 1

NvlinkState: constants
    INACTIVE = 0
    ACTIVE = 1
    SLEEP = 2
    ACTIVE_TRAFFIC_DISABLED = 3

PcieAtomicsCap: constants
    FETCHADD32 = 1
    FETCHADD64 = 2
    SWAP32 = 4
    SWAP64 = 8
    CAS32 = 16
    CAS64 = 32
    CAS128 = 64
    MAX = 7

PcieLinkMaxSpeed: constants
    SPEED_INVALID = 0
    SPEED_2500MBPS = 1
    SPEED_5000MBPS = 2
    SPEED_8000MBPS = 3
    SPEED_16000MBPS = 4
    SPEED_32000MBPS = 5
    SPEED_64000MBPS = 6

PowerMizerMode: constants
    ADAPTIVE = 0
    PREFER_MAXIMUM_PERFORMANCE = 1
    AUTO = 2
    PREFER_CONSISTENT_PERFORMANCE = 3

PowerScope: constants
    GPU = 0
    MODULE = 1
    MEMORY = 2
    GPU_BASE = 3
    COUNT = 4

PowerSmoothingProfileParam: constants
    PERCENT_TMP_FLOOR = 0
    RAMP_UP_RATE = 1
    RAMP_DOWN_RATE = 2
    RAMP_DOWN_HYSTERESIS = 3
    SECONDARY_POWER_FLOOR = 4
    PRIMARY_FLOOR_ACT_WIN_MULT = 5
    PRIMARY_FLOOR_TAR_WIN_MULT = 6
    PRIMARY_FLOOR_ACT_OFFSET = 7

PowerSource: constants
    AC = 0
    BATTERY = 1
    UNDERSIZED = 2

RUSD: constants
    POLL_NONE = 0
    POLL_CLOCK = 1
    POLL_PERF = 2
    POLL_MEMORY = 4
    POLL_POWER = 8
    POLL_THERMAL = 16
    POLL_PCI = 32
    POLL_FAN = 64
    POLL_PROC_UTIL = 128
    POLL_ALL = 18446744073709551615

SystemEventType: constants
    GPU_DRIVER_UNBIND = 1
    GPU_DRIVER_BIND = 2

VgpuPgpu: constants
    HETEROGENEOUS_MODE = 0
    HOMOGENEOUS_MODE = 1

VgpuPgpuVirtualizationCapMigration: constants
    NO = 0
    YES = 1

VgpuSchedulerArr: constants
    DEFAULT = 0
    DISABLE = 1
    ENABLE = 2

VgpuSchedulerEngineType: constants
    GRAPHICS = 1
    NVENC1 = 2
    NVENC0 = 3

VgpuSchedulerPolicy: constants
    UNKNOWN = 0
    BEST_EFFORT = 1
    EQUAL_SHARE = 2
    FIXED_SHARE = 3

VgpuVirtualizationCapMigration: constants
    NO = 0
    YES = 1

# Forms that a public name stood for in the past.
[older]

[records]
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

[callbacks]

[constants]
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

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]
anon_struct0: nvmlGpuThermalSettings_t_sensor
anon_union0: nvmlPerfMetricControllerSample_t_data
anon_struct1: nvmlGpuDynamicPstatesInfo_st_utilization
anon_struct2: nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR
anon_struct3: nvmlVgpuSchedulerParams_t_vgpuSchedData
anon_struct4: nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR
anon_struct5: nvmlVgpuSchedulerSetParams_t_vgpuSchedData
anon_struct6: nvmlGpmMetric_t_metricInfo

[advice]
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
"""
