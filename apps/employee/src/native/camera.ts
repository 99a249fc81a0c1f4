/** Size of the uploaded picture, in pixels: the server's sizes are smaller. */
const SENT_EDGE = 800;
const QUALITY = 0.9;

/** A square of an image, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The front camera. @throws DOMException if there is none, or it is not allowed. */
export async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('no camera', 'NotFoundError');
  return mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } } });
}

/** Whether there may be a camera, and the person or the system does not allow it. */
export const isCameraRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The present picture of a video, as the address of an image, which the caller has to revoke. */
export async function takePicture(video: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  // Mirrored, as the person saw themselves.
  context?.setTransform(-1, 0, 0, 1, width, 0);
  context?.drawImage(video, 0, 0);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }));
}

/** Cuts a square from an image and makes it small. @returns a data URL. @throws DOMException if it is not an image. */
export async function cutOut(address: string, { x, y, width, height }: Area): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const edge = Math.min(SENT_EDGE, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, edge, edge);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/** The longest edge of a picture that only shows who somebody is. */
const SMALL_EDGE = 480;

/** The present picture of a video, small, as a data URL. */
export function smallPicture(video: HTMLVideoElement): string {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, SMALL_EDGE / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/**
 * Shows the front camera in a video until it is called off. `onFail`: there is none, or it is not allowed.
 */
export function showCamera(video: HTMLVideoElement, { onReady, onFail }: { onReady: () => void; onFail: () => void }): () => void {
  let isOver = false;
  let stream: MediaStream | null = null;
  const start = async (): Promise<void> => {
    stream = await openCamera();
    if (isOver) return closeCamera(stream);
    video.srcObject = stream;
    await video.play();
    if (!isOver) onReady();
  };
  start().catch(() => {
    if (!isOver) onFail();
  });
  return () => {
    isOver = true;
    if (stream) closeCamera(stream);
  };
}
