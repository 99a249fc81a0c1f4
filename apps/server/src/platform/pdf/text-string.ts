/** UTF-16, big endian, in hexadecimal digits. */
export const utf16Hex = (text: string): string => Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex');

/** Text as PDF has it outside of pages. */
export const pdfString = (text: string): string => `<FEFF${utf16Hex(text)}>`;
