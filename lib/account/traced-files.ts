/** What the account store reads by its path at run time, which the build's tracing does not see. */
export const TRACED_FILES = [
  "./lib/server/database/migrations/**",
  "./node_modules/fs-native-extensions/**",
  "./node_modules/{require-addon,bare-addon-resolve,bare-module-resolve,bare-semver,which-runtime}/**",
];
