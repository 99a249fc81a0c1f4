const MIB = 1024 * 1024;

/** What decoding the files of people may take. All of it is chosen here, and each process of the server has it for itself. */
export const LIMITS = {
  /** Files that are decoded at once, each in a process of its own. */
  atOnce: 2,
  /** Files that may wait. Expensive calls wait in their own queue before, so that more of them are a sign of trouble. */
  waiting: 20,
  /**
   * Bytes of all pixels of a picture: width × height × bytes of a pixel, as its header says, before anything is decoded. A photo of 48
   * megapixels passes, and a page scanned at 600 dots an inch.
   */
  decodedBytes: 200 * MIB,
  /** Pixels of a picture, whatever their size. */
  pixels: 60_000_000,
  /** What a process may take of memory beside what Node takes itself, in MiB. More than this, and it ends. Measured: 200 for the largest. */
  memoryMiB: 512,
  /** Seconds for one file, also on a busy machine. */
  seconds: 20,
  /** Seconds of the processor for all files of a process. The system ends it after them; after a third it is given no other file. */
  processorSeconds: 60,
  /** Seconds that a process waits for another file of the same company. To start one takes as long as to decode a photo. */
  idleSeconds: 5,
  /** Files until a process ends, so that what it does not give back is small. */
  filesOfProcess: 50,
  /** Files of one person that are refused within a quarter of an hour, until their next one has to wait. */
  refused: 20,
} as const;
