import { BaseSequencer } from 'vitest/node';

/** Tests that take longer than the size of their file says. */
const LONG =
  /(?:cli\/(?:commands|move\/move-command)|quiosco\/guessing|demo\/gap|reference\/(?:document|generated-client)|kept-data|list-rows|src\/(?:durability|fuzz))\.test\.ts$/;

/**
 * The order of test files where nobody knows yet how long each takes, as in a fresh clone: the known long ones first, then by size.
 * One that begins last would keep the other processors waiting.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const inItsOrder = super.sort;
    const sorted = await inItsOrder.call(this, files);
    // The files of a project share what they import, so they stay together.
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) => {
      const isLong = ({ moduleId }) => LONG.test(moduleId);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
