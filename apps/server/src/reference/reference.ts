import { factsOf, type AnyFeature } from '@jornada/contract/feature.ts';
import { refreshCookieName } from '../modules/auth/service.ts';
import { FEATURES } from '@jornada/contract/features.ts';
import { MODULES } from '../modules.ts';
import type { TranslateText } from '../platform/http/error-handler.ts';
import type { Example } from '../platform/http/openapi/operation.ts';
import type { Reference } from '../platform/http/openapi/document.ts';
import type { Schema } from '../platform/http/openapi/shared.ts';
import type { AnyModule } from '../shared/module.ts';
import { FIELDS } from './fields/index.ts';
import { INTRODUCTION } from './introduction.ts';
import { VALUES } from './values.ts';

/** Values for the parameters of error messages in examples. */
const PARAMS = {
  autor: 'Ana García',
  personas: 'Ana García, Luis Pérez',
  count: 2,
  pendientes: 1,
  minutos: 15,
  metros: 120,
  radio: 100,
  maximo: 10,
  max: 2000,
  mes: 'February 2026',
  ano: 2026,
  fecha: '10 March 2026',
};

const facts = FEATURES.map((of: AnyFeature) => factsOf(of));

/** Looks up a field, first as a field of its owner. */
const lookUp =
  <T>(table: Readonly<Record<string, T>>) =>
  (owner: string, field: string): T | undefined => {
    const own = `${owner}.${field}`;
    return Object.hasOwn(table, own) ? table[own] : Object.hasOwn(table, field) ? table[field] : undefined;
  };

const examplesOf = ({ name, examples = {} }: AnyModule): [string, Example][] =>
  Object.entries(examples).flatMap(([key, example]) => (example ? [[`${name}.${key}`, example]] : []));

/** Input and output of calls whose example is written by hand, by the id of the call. Those of the others are made from their schemas. */
const EXAMPLES: Readonly<Record<string, Example>> = Object.fromEntries(MODULES.flatMap(examplesOf));

/** The parts of the reference that do not come from the calls. */
export const createReference = (options: { version: string; publicUrl: string | null; translate: TranslateText }): Reference => ({
  info: {
    title: 'Jornada',
    version: options.version,
    description: INTRODUCTION,
    contact: { name: 'Whoever runs this installation' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  server: options.publicUrl ?? '/',
  tags: facts.flatMap(({ name, resumen }) => (resumen ? [{ name, description: resumen }] : [])),
  named: new Map(
    facts.flatMap(({ esquemas = {} }) => Object.entries(esquemas).map(([name, schema]) => [schema as unknown as Schema, name])),
  ),
  examples: EXAMPLES,
  samplesOf: lookUp(VALUES),
  meaningOf: lookUp({ ...FIELDS, ...Object.fromEntries(facts.flatMap(({ campos = {} }) => Object.entries(campos))) }),
  cookie: { name: refreshCookieName(options.publicUrl?.startsWith('https:') ?? false), calls: ['auth.renovar', 'auth.salir'] },
  messageOf: (code) => options.translate('en', `errores.${code}`, PARAMS),
});
