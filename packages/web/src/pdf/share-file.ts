/** Whether this device can hand a file of that kind to another app. */
export const canShareFile = (file: File): boolean => {
  const { canShare } = navigator as { canShare?: (data: ShareData) => boolean };
  return canShare?.call(navigator, { files: [file] }) === true;
};

/** Hands a file to another app of the device. Nothing happens where the person changes their mind. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
