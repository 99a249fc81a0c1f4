// Our own lint rules; `npm run check` runs them with all others, and an editor with the Oxc extension shows them.
import { englishVerbs } from './english-verbs.mjs';
import { noHexColours } from './no-hex-colours.mjs';
import { noNativeTimeField } from './no-native-time-field.mjs';
import { noSystemClock } from './no-system-clock.mjs';
import { noTemporalAtTopLevel } from './no-temporal-at-top-level.mjs';
import { noUntranslatedText } from './no-untranslated-text.mjs';

export default {
  meta: { name: 'jornada' },
  rules: {
    'english-verbs': englishVerbs,
    'no-hex-colours': noHexColours,
    'no-native-time-field': noNativeTimeField,
    'no-system-clock': noSystemClock,
    'no-temporal-at-top-level': noTemporalAtTopLevel,
    'no-untranslated-text': noUntranslatedText,
  },
};
