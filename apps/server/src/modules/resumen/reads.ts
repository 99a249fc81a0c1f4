export { createWriter, hourOn, momentIn } from './files/writer.ts';
export { describeDay } from './files/describe.ts';
export { figuresOfDay } from './files/figures.ts';
