// The library has no types.
declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type Still = { width: number; height: number; decode(): Promise<Decoded> };
  const heicDecode: { all(input: { buffer: Uint8Array }): Promise<Still[]> };
  export default heicDecode;
}
