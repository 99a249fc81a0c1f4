import { ACCESS } from './access.ts';
import { COMMON } from './common.ts';
import { COMPANY } from './company.ts';
import { PEOPLE } from './people.ts';
import { PLAN } from './plan.ts';
import { PROFILE } from './profile.ts';
import { RECORD } from './record.ts';
import { REQUESTS } from './requests.ts';

/**
 * What the fields of the wire mean, by name: one sentence for each name. Types, formats and limits come from the schemas. A name that means
 * something else in one place has a second entry, `<component or call>.<field>`. A new feature may explain its own fields: `campos`.
 */
export const FIELDS: Readonly<Record<string, string>> = {
  ...COMMON,
  ...RECORD,
  ...PLAN,
  ...PEOPLE,
  ...ACCESS,
  ...COMPANY,
  ...PROFILE,
  ...REQUESTS,
};
