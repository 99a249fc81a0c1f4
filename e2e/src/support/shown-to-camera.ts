import { writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const [WIDTH, HEIGHT] = [640, 480];
const GREY = 128;

/**
 * A camera before which something can be held: Chromium reads its pictures from a file, from the start whenever the camera is opened. Pass `args` to
 * the browser.
 */
export function createShownToCamera() {
  const path = join(tmpdir(), `jornada-camera-${randomUUID()}.y4m`);
  const put = (luma: Uint8Array): void => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
    writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`), frame, frame]));
  };
  put(new Uint8Array(WIDTH * HEIGHT));
  return {
    path,
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${path}`],
    /** Holds a picture (PNG) before the camera. `page` only draws it. */
    async hold(page: Page, png: Buffer): Promise<void> {
      const luma = await page.evaluate(
        async ({ base64, width, height }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('nothing can be drawn');
          const side = height * 0.8;
          context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side);
          const { data } = context.getImageData(0, 0, width, height);
          return Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
        },
        { base64: png.toString('base64'), width: WIDTH, height: HEIGHT },
      );
      put(Uint8Array.from(luma));
    },
  };
}
