const DIRECTORY = 0x02014b50;
const DEFLATED = 8;
/** Of a workbook, packed and unpacked: larger ones would keep the device busy. */
const MOST_BYTES = 20_000_000;

/** Null: it is longer than that. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Blob | null> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    // What grows without an end is not one of ours.
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  return new Blob(pieces);
}

/** The texts of a workbook: of those files in it that hold cells. Empty for anything else. */
export async function textsInZip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length > MOST_BYTES || bytes[0] !== 0x50 || bytes[1] !== 0x4b) return '';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: string[] = [];
  let room = MOST_BYTES;
  for (let at = bytes.length - 46; at > 0; at -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY) continue;
    const [length, from] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (!/^xl\/(sharedStrings|worksheets\/[^/]+)\.xml$/.test(name) || from + 30 > bytes.length) continue;
    const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
    const packed = bytes.slice(start, start + length);
    const text = view.getUint16(at + 10, true) === DEFLATED ? await inflate(packed, room) : new Blob([packed]);
    room -= text?.size ?? room;
    if (!text || room < 0) break;
    found.push(await text.text());
  }
  return found.join('\n');
}
