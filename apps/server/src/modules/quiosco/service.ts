export { findKiosk, type QuioscoLeido } from './kiosks-repo.ts';
