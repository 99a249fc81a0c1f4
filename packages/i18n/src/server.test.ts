import { describe, expect, it } from 'vitest';
import { CODIGOS_ERROR } from '@jornada/contract/errores.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { CLASES, INCIDENCIAS } from '@jornada/domain/registros/modelo.ts';
import { CLASES_AUSENCIA, SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { loadCatalogues } from './catalogues.ts';
import { flatten } from './check.ts';
import { createTranslator } from './server.ts';
import { defaultTypeNameKey } from './tipos.ts';

const translate = createTranslator();

describe('translator', () => {
  it('fills in parameters, and leaves markup as it is', () => {
    expect(translate('es', 'validacion.maximo', { max: '<b>5</b>' })).toBe('No puede pasar de <b>5</b>.');
    expect(translate('de', 'errores.login.demasiados-intentos', { minutos: 5 })).toContain('Warte 5 Min.');
  });

  it('says how far, where the domain knows', () => {
    expect(translate('es', 'errores.registros.demasiado-lejos', { metros: 740, radio: 300 })).toMatch(/^Estás a 740 m .* 300 m\./);
  });

  it('counts as people do in Portugal, where nothing is plural', () => {
    expect([0, 1, 2].map((count) => translate('pt', 'solicitudes.dias', { count, dias: count }))).toEqual(['0 dias', '1 dia', '2 dias']);
  });

  it('speaks all four at the same time', () => {
    expect(new Set(IDIOMAS.map((lang) => translate(lang, 'menu.entradas.solicitudes'))).size).toBe(4);
  });

  it('throws for a key that does not exist, or is not a text', () => {
    expect(() => translate('es', 'errores.no-hay-tal')).toThrow('errores.no-hay-tal');
    expect(() => translate('es', 'errores.general')).toThrow('errores.general');
  });
});

describe('a value that ends in a full stop', () => {
  const catalogues = loadCatalogues();

  it.each(IDIOMAS)('ends a sentence with that one, in each text of %s', (lang) => {
    const filled = Object.entries(catalogues[lang])
      .flatMap(([feature, section]) => [...flatten(section, feature)])
      .map(([key, text]) => {
        const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name ?? '', 'Groß, S.L.'] as const);
        return translate(lang, key.replace(/_(?:one|many|other)$/, ''), { ...Object.fromEntries(names), count: 2 });
      });
    expect(filled.length).toBeGreaterThan(1000);
    expect(filled.filter((text) => /(?<!\.)\.(?:<\/\w+>)?\.(?!\.)/.test(text))).toEqual([]);
  });

  it('leaves an ellipsis as it is', () => {
    expect(translate('es', 'errores.sesion.modal.titulo')).toBe('Tu sesión ha caducado...');
  });
});

describe('texts that are looked up by what the domain and the contract name', () => {
  const keys = [
    ...CODIGOS_ERROR.map((code) => `errores.${code}`),
    ...INCIDENCIAS.flatMap((incidencia) => [`incidencias.${incidencia}.nombre`, `incidencias.${incidencia}.ayuda`]),
    ...CLASES_AUSENCIA.map((clase) => `ausencias.${clase}`),
    ...SUBTIPOS.map((subtipo) => `tipos.subtipos.${subtipo}`),
    ...CLASES.flatMap((clase) => SUBTIPOS.map((subtipo) => defaultTypeNameKey({ clase, subtipo }))),
  ];

  it.each(IDIOMAS)('has every one in %s', (lang) => {
    // Some texts count something. The check of the catalogues makes sure that each plural form is there.
    for (const key of keys) expect(() => translate(lang, key, { count: 2 }), key).not.toThrow();
  });

  it.each(IDIOMAS)('calls what a pause is for in statistics as it is called when it is clocked, in %s', (lang) => {
    const own = SUBTIPOS.map((subtipo) => [subtipo, defaultTypeNameKey({ clase: 'pausa', subtipo })] as const).filter(
      ([, key]) => key !== 'tipos.nombres.pausa',
    );
    for (const [subtipo, key] of own) expect(translate(lang, `tipos.subtipos.${subtipo}`)).toBe(translate(lang, key));
  });

  it('names a type by what it is for, where that has a name', () => {
    expect(translate('es', defaultTypeNameKey({ clase: 'pausa', subtipo: 'cafe' }))).toBe('Café');
    expect(translate('de', defaultTypeNameKey({ clase: 'entrada', subtipo: 'remoto' }))).toBe('Arbeitsbeginn im Homeoffice');
    expect(translate('es', defaultTypeNameKey({ clase: 'salida', subtipo: 'remoto' }))).toBe('Salida');
  });
});

describe('the specification’s own words', () => {
  it.each([
    ['errores.red.sin-conexion', 'Ha ocurrido un error de red, revise su conexión a internet.'],
    ['errores.general.desconocido', 'Se ha producido un error.'],
    ['errores.sesion.caducada', 'La sesión ha caducado.'],
    ['errores.sesion.acceso-denegado', 'Acceso denegado.'],
    ['errores.sesion.modal.titulo', 'Tu sesión ha caducado...'],
    ['errores.comunicado.no-se-pudo-abrir', 'No se pudo abrir el comunicado.'],
    ['errores.sso.ventana-cerrada', 'Se cerró la ventana.'],
    ['errores.quiosco.inactividad', 'Desconectado por inactividad...'],
  ])('%s', (key, text) => {
    expect(translate('es', key)).toBe(text);
  });

  it('has a not-found message for each kind of page that asks for one', () => {
    const messages = ['solicitud', 'permiso', 'comunicado'].map((what) => translate('es', `errores.no-encontrado.${what}`));
    expect(new Set(messages).size).toBe(3);
  });
});
