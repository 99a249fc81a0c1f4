import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { loadCatalogues } from './catalogues.ts';
import { checkCatalogues, compareLanguages, compareUses, flatten, type CatalogueTexts } from './check.ts';
import { findUses } from './check/uses.ts';

const texts = (es: object, others: Partial<Record<Idioma, object>> = {}): Record<Idioma, CatalogueTexts> => {
  const read = (lang: Idioma): CatalogueTexts => flatten((others[lang] ?? es) as Record<string, string>, 'f');
  return { es: flatten(es as Record<string, string>, 'f'), en: read('en'), pt: read('pt'), de: read('de') };
};

describe('the catalogues', () => {
  it('have no fault', () => {
    expect(checkCatalogues(resolve(import.meta.dirname, '../../..'))).toEqual([]);
  });

  it('give each language one resource with a section for each feature', () => {
    const { es, de } = loadCatalogues();
    expect(Object.keys(es)).toEqual(Object.keys(de));
    expect(es['menu']).toHaveProperty(['entradas', 'inicio'], 'Inicio');
  });
});

describe('comparing languages', () => {
  it('finds nothing where all is well', () => {
    expect(compareLanguages(texts({ a: { b: 'x {{n}}' }, dias_one: 'un día', dias_other: '{{count}} días' }))).toEqual([]);
  });

  it.each([
    ['a missing key', { a: 'x' }, { de: {} }, ['f.a: missing in de']],
    ['a key that only one has', {}, { en: { a: 'x' } }, ['f.a: missing in es', 'f.a: missing in pt', 'f.a: missing in de']],
    ['an empty text', { a: 'x' }, { pt: { a: ' ' } }, ['f.a: empty in pt']],
    ['another placeholder', { a: '{{n}}' }, { en: { a: '{{m}}' } }, ['f.a: en has the placeholders [m], es has [n]']],
    ['a placeholder less', { a: '{{n}} {{ m }}' }, { de: { a: '{{n}}' } }, ['f.a: de has the placeholders [n], es has [m, n]']],
  ])('finds %s', (_what, es, others, problems) => {
    expect(compareLanguages(texts(es, others))).toEqual(problems);
  });

  it('finds a plural without its other half', () => {
    expect(compareLanguages(texts({ dias_other: '{{count}} días' }))).toEqual(['f.dias_other: f.dias_one is missing beside it']);
  });
});

describe('comparing uses', () => {
  const uses = (source: string) => {
    const { literals, translated, patterns } = findUses(source);
    return { literals: new Set(literals), translated: new Map(translated.map((key) => [key, 'a.tsx'])), patterns: new Set(patterns) };
  };

  it.each([`t('f.a')`, `t("f.a", { n: 1 })`, `translate(lang, 'f.a')`, `<Trans i18nKey="f.a" />`, `const clave = 'f.a';`])(
    'sees the use in %s',
    (source) => {
      expect(compareUses(['f.a'], uses(source), [])).toEqual([]);
    },
  );

  it('sees a plural by its base', () => {
    expect(compareUses(['f.dias_one', 'f.dias_other'], uses(`t('f.dias', { count })`), [])).toEqual([]);
  });

  it('finds a key that nobody uses, unless it is put together at run time', () => {
    expect(compareUses(['f.a', 'g.b'], uses('t(`g.${x}`)'), [])).toEqual(['f.a: nobody uses it']);
    expect(compareUses(['f.a', 'g.b'], uses(''), ['g.*'])).toEqual(['f.a: nobody uses it']);
  });

  it.each([
    ['t(`f.${x}.b`)', 'f.*.b'],
    ['t(`f.${x ? `${x}.y` : `z`}.b`, { n })', 'f.*.b'],
    ['translate(lang, `f.${of({ a: 1 })}`)', 'f.*'],
    ['t(x ? `f.${x}` : `f.a`)', 'f.*'],
    ['<Trans i18nKey={`f.${x}`} />', 'f.*'],
  ])('reads what is put together in %s', (source, pattern) => {
    expect(findUses(source).patterns).toEqual([pattern]);
  });

  it('takes what is put together for anything else for no key', () => {
    expect(findUses('draft(`f.${x}`); const a = `f.${x}`; t(`f.${x} b`)').patterns).toEqual([]);
  });

  it('finds the text beside what a pattern means', () => {
    expect(compareUses(['f.a.b', 'f.a.c'], uses('t(`f.${x}.b`)'), [])).toEqual(['f.a.c: nobody uses it']);
  });

  it('finds a translation without a text', () => {
    expect(compareUses([], uses(`t('f.b')`), [])).toEqual(['f.b: does not exist, but a.tsx translates it']);
  });

  it('takes no path, event or other call for a translation', () => {
    expect(findUses(`import './f.a'; at('f.a'); split('f.a')`).translated).toEqual([]);
  });
});
