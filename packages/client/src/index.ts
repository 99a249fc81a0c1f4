export { ApiError, NETWORK_CODES, type ApiErrorCode, type NetworkCode } from './api-error.ts';
export { applyAutologin, readAutologin, type Autologin } from './autologin.ts';
export { createClient, REQUEST_TIMEOUT_MS, type CallOptions, type Client, type ClientOptions, type FollowOptions } from './client.ts';
export { createClockKeeper } from './clock-keeper.ts';
export { createDeviceClock, type ClockSample, type DeviceClock, type DeviceTime } from './device-clock.ts';
export { allowedInstance } from './instances.ts';
export type { Locks } from './lock.ts';
export { createQueue, type Queue, type QueueOptions } from './queue/queue.ts';
export { ownerOf, type ClockBody, type PlacedWaiting, type QueueStore, type Waiting } from './queue/waiting.ts';
export { mayAskAgain, pauseBefore } from './retry-after.ts';
export {
  asShown,
  createSessionStore,
  NO_SESSION,
  type KeyValueStorage,
  type Session,
  type SessionStore,
  type StorageEvents,
} from './session.ts';
export { isSameSession } from './token.ts';
export type { SecretStore } from './secrets.ts';
export type { SendFile } from './transport.ts';
export { newUuid } from './uuid.ts';
