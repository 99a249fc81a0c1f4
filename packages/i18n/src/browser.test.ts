import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogues } from './catalogues.ts';
import { initI18n } from './browser.ts';

const catalogues = loadCatalogues();

/** Serves the catalogues, and remembers what was asked for. */
function serve() {
  const asked: string[] = [];
  const fetch = (async (url: string) => {
    asked.push(url);
    const lang = /\/(\w\w)\.json/.exec(url)?.[1] as keyof typeof catalogues;
    return Response.json(catalogues[lang]);
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}

function browser(languages: string[]) {
  const document = { documentElement: { lang: '' } };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { languages });
  return document;
}

afterEach(() => vi.unstubAllGlobals());

describe('initI18n', () => {
  it('loads the person’s own language and no other', async () => {
    const document = browser(['de']);
    const { fetch, asked } = serve();
    const { i18n } = await initI18n({ language: 'pt', version: '3.3.8', fetch });
    expect(asked).toEqual(['/i18n/pt.json?v=3.3.8']);
    expect(i18n.t('menu.entradas.inicio')).toBe('Início');
    expect(document.documentElement.lang).toBe('pt');
  });

  it.each([
    ['pt', ['0 dias', '1 dia', '1.5 dias', '2 dias']],
    ['es', ['0 días', '1 día', '1.5 días', '2 días']],
    ['en', ['0 days', '1 day', '1.5 days', '2 days']],
    ['de', ['0 Tage', '1 Tag', '1.5 Tage', '2 Tage']],
  ])('counts as people do in Europe: %s', async (language, days) => {
    browser([]);
    const { i18n } = await initI18n({ language, version: '1', fetch: serve().fetch });
    const counted = [0, 1, 1.5, 2].map((count) => i18n.t('solicitudes.dias', { count, dias: count }));
    expect(counted).toEqual(days);
  });

  it('ends a sentence with one full stop, whatever ends in one of its own', async () => {
    browser(['es']);
    const { i18n } = await initI18n({ version: '1', fetch: serve().fetch });
    expect(i18n.t('personas.importar.dudosa.texto', { antes: 'Ana', despues: 'Obras, S.L.' })).toMatch(/ S\.L\.$/);
  });

  it.each([
    [['fr-FR', 'de-AT', 'es'], 'de'],
    [['fr', 'ca'], 'en'],
    [[], 'en'],
  ])('follows a browser that speaks %j', async (languages, lang) => {
    browser(languages);
    const { i18n } = await initI18n({ version: '1', fetch: serve().fetch });
    expect(i18n.language).toBe(lang);
  });

  it('ignores a preference that is none of the four', async () => {
    browser(['es']);
    const { i18n } = await initI18n({ language: 'xx', version: '1', fetch: serve().fetch });
    expect(i18n.language).toBe('es');
  });

  it('switches, loading each language once', async () => {
    const document = browser(['es']);
    const { fetch, asked } = serve();
    const { i18n, switchLanguage } = await initI18n({ version: '1', fetch });
    await switchLanguage('de');
    expect(i18n.t('menu.entradas.inicio')).toBe('Start');
    expect(document.documentElement.lang).toBe('de');
    await switchLanguage('es');
    await switchLanguage('de');
    expect(asked).toHaveLength(2);
  });

  it('shows the last of two wishes, whichever loads first', async () => {
    browser(['es']);
    const { fetch } = serve();
    const waiting = new Map<string, () => void>();
    const slow = (async (url: string) => {
      if (!url.includes('/es.')) await new Promise<void>((resolve) => waiting.set(url, resolve));
      return fetch(url);
    }) as typeof globalThis.fetch;
    const { i18n, switchLanguage } = await initI18n({ version: '1', fetch: slow });
    const both = [switchLanguage('de'), switchLanguage('en')];
    waiting.get('/i18n/en.json?v=1')!();
    await both[1];
    waiting.get('/i18n/de.json?v=1')!();
    await both[0];
    expect(i18n.language).toBe('en');
  });

  it('stays with the language that it has when another does not load', async () => {
    const document = browser(['es']);
    const { fetch } = serve();
    const { i18n, switchLanguage } = await initI18n({
      version: '1',
      fetch: ((url: string) => (url.includes('/es.') ? fetch(url) : Promise.reject(new TypeError('offline')))) as typeof globalThis.fetch,
    });
    await expect(switchLanguage('de')).rejects.toThrow('offline');
    expect(i18n.t('menu.entradas.inicio')).toBe('Inicio');
    expect(document.documentElement.lang).toBe('es');
  });

  it('fails when the first catalogue is not there', async () => {
    browser(['es']);
    await expect(initI18n({ version: '1', fetch: async () => new Response('', { status: 404 }) })).rejects.toThrow('404');
  });

  it('counts in the plural forms of the language', async () => {
    browser(['es']);
    const plurals = { x: { dias_one: '{{count}} día', dias_other: '{{count}} días', dias_many: '{{count}} días' } };
    const { i18n } = await initI18n({ version: '1', fetch: async () => Response.json(plurals) });
    expect([1, 2, 1_000_000].map((count) => i18n.t('x.dias', { count }))).toEqual(['1 día', '2 días', '1000000 días']);
  });
});
