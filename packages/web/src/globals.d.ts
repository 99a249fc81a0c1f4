/** Whether this is the build for the mobile wrapper; set by the build. What stands behind it is in no other build. */
declare const __WRAPPER__: boolean;
