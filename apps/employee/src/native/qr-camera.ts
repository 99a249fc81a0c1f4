import { loadChunk } from '@jornada/web/load-chunk.ts';
import { showCamera } from './camera.ts';

const LOOK_MS = 150;
/** Enough for a badge at arm's length, and quick to read. */
const WIDTH = 640;

const loadDecoder = () => loadChunk(() => import('qr/decode.js'));

/** Looks for a QR code until it is called off. `onFail`: there is no camera, or it is not allowed. */
export function scanQr(video: HTMLVideoElement, { onText, onFail }: { onText: (text: string) => void; onFail: () => void }): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  const look = (decode: Awaited<ReturnType<typeof loadDecoder>>['default']): void => {
    if (!context || video.videoWidth === 0) return;
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      onText(decode(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // Most pictures hold no code.
    }
  };
  const begin = (): void =>
    void loadDecoder().then(({ default: decode }) => {
      if (!isOver) timer = setInterval(() => look(decode), LOOK_MS);
    }, onFail);
  const stop = showCamera(video, { onReady: begin, onFail });
  return () => {
    isOver = true;
    clearInterval(timer);
    stop();
  };
}
