import type { PostProcessorModule } from 'i18next';

/** A name or a unit that ends in a full stop, as those of companies and the German hour do, may end a sentence. */
const withoutDoubleStop = (text: string): string => text.replace(/(?<!\.)\.\.(?=[\s»”“")]|$)/g, '.');

/** Of every text that is filled in, in the browser and on the server. */
export const doubleStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'double-stop',
  process: (value: string) => withoutDoubleStop(value),
};
