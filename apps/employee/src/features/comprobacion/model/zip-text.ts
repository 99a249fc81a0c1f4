const DIRECTORY = 0x02014b50;
const DEFLATED = 8;
/** Workbooks that are larger are not looked into: they would keep the device busy. */
const MOST_BYTES = 20_000_000;

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    // What grows without an end is not one of ours.
    if (length > MOST_BYTES) {
      await reader.cancel();
      break;
    }
  }
  return new Blob(pieces).text();
}

/** The texts of a workbook: of those files in it that hold cells. Empty for anything else. */
export async function textsInZip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length > MOST_BYTES || bytes[0] !== 0x50 || bytes[1] !== 0x4b) return '';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: string[] = [];
  for (let at = bytes.length - 46; at > 0; at -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY) continue;
    const [length, from] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (!/^xl\/(sharedStrings|worksheets\/[^/]+)\.xml$/.test(name) || from + 30 > bytes.length) continue;
    const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
    const packed = bytes.slice(start, start + length);
    found.push(view.getUint16(at + 10, true) === DEFLATED ? await inflate(packed) : new TextDecoder().decode(packed));
  }
  return found.join('\n');
}
