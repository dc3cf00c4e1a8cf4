declare module "fs-native-extensions" {
  /** False when another process holds a lock on the open file. */
  export function tryLock(fd: number): boolean;
}
