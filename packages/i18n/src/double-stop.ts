import type { PostProcessorModule } from 'i18next';

/** A company name or a unit (the German "Std.") may end in a full stop. At the end of a sentence only one full stop remains, also where the name is emphasised. */
const withoutDoubleStop = (text: string): string => text.replace(/(?<!\.)\.(<\/\w+>)?\.(?=[\s»”“")]|$)/g, '.$1');

/** Runs on every text with parameters, in the browser and on the server. */
export const doubleStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'double-stop',
  process: (value: string) => withoutDoubleStop(value),
};
