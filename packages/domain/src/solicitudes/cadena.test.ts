import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayDecide, pendingAfter, resolveChain, type EntornoSolicitud, type PasoDeCadena } from './cadena.ts';
import { PAPELES_PASO } from './modelo.ts';

const [ANA, JEFE, DIRECTORA, RRHH] = [1, 2, 3, 4];
const RESPONSABLE: PasoDeCadena = { papel: 'responsable', personaId: null };
const DEPARTAMENTO: PasoDeCadena = { papel: 'departamento', personaId: null };
const EMPRESA: PasoDeCadena = { papel: 'administracion', personaId: null };
const persona = (personaId: number | null): PasoDeCadena => ({ papel: 'persona', personaId });

const entorno = (resto: Partial<EntornoSolicitud> = {}): EntornoSolicitud => ({
  solicitanteId: ANA,
  responsableId: JEFE,
  jefesIds: [DIRECTORA],
  pueden: new Set([JEFE, DIRECTORA, RRHH]),
  ...resto,
});
const deciders = (pasos: readonly PasoDeCadena[], resto: Partial<EntornoSolicitud> = {}) =>
  resolveChain(pasos, entorno(resto)).map(({ decisorId }) => decisorId);

describe('a chain', () => {
  test('asks each of its people in order', () => {
    expect(deciders([RESPONSABLE, DEPARTAMENTO, persona(RRHH), EMPRESA])).toEqual([JEFE, DIRECTORA, RRHH, null]);
  });

  test('asks nobody twice', () => {
    expect(deciders([RESPONSABLE, DEPARTAMENTO, persona(JEFE)], { jefesIds: [JEFE] })).toEqual([JEFE]);
    expect(deciders([EMPRESA, EMPRESA])).toEqual([null]);
  });

  test('leaves out a step without a decider if another follows; the last one goes to the company', () => {
    expect(deciders([RESPONSABLE, DEPARTAMENTO], { responsableId: null })).toEqual([DIRECTORA]);
    expect(deciders([RESPONSABLE, DEPARTAMENTO], { jefesIds: [] })).toEqual([JEFE, null]);
    expect(deciders([RESPONSABLE], { responsableId: null })).toEqual([null]);
    expect(deciders([persona(null)])).toEqual([null]);
  });

  test('asks nobody about their own: the head of a department is decided about by the head above it', () => {
    expect(deciders([DEPARTAMENTO], { jefesIds: [ANA, DIRECTORA], pueden: new Set([ANA, DIRECTORA]) })).toEqual([DIRECTORA]);
    expect(deciders([persona(ANA)], { pueden: new Set([ANA]) })).toEqual([null]);
    expect(deciders([RESPONSABLE], { responsableId: ANA, pueden: new Set([ANA]) })).toEqual([null]);
  });

  test('takes no notice of those who may not decide: who has left, or answers to the person who asks', () => {
    expect(deciders([RESPONSABLE, EMPRESA], { pueden: new Set() })).toEqual([null]);
    expect(deciders([DEPARTAMENTO], { jefesIds: [JEFE, DIRECTORA], pueden: new Set([DIRECTORA]) })).toEqual([DIRECTORA]);
  });

  test('always ends with somebody, never with the person, and never asks the same one twice', () => {
    const ids = fc.integer({ min: 1, max: 6 });
    const paso = fc.record({ papel: fc.constantFrom(...PAPELES_PASO), personaId: fc.option(ids) });
    const around = fc.record({
      solicitanteId: ids,
      responsableId: fc.option(ids),
      jefesIds: fc.array(ids, { maxLength: 2 }),
      pueden: fc.array(ids).map((list) => new Set(list)),
    });
    fc.assert(
      fc.property(fc.array(paso, { minLength: 1, maxLength: 4 }), around, (pasos, where) => {
        const found = resolveChain(pasos, where).map(({ decisorId }) => decisorId);
        expect(found.length).toBeGreaterThan(0);
        expect(found).not.toContain(where.solicitanteId);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((id) => id === null || where.pueden.has(id))).toBe(true);
      }),
    );
  });
});

describe('who may decide', () => {
  const who = (personaId: number, resto: Partial<Parameters<typeof mayDecide>[0]> = {}) => ({
    personaId,
    usuarioId: personaId,
    administra: false,
    titulares: [],
    ...resto,
  });
  const waiting = { solicitanteId: ANA, autorId: ANA, decisorId: JEFE };

  test.each([
    ['the one who is waited for', who(JEFE), waiting, true],
    ['somebody else', who(RRHH), waiting, false],
    ['a stand-in of today', who(RRHH, { titulares: [JEFE] }), waiting, true],
    ['a stand-in about their own request', who(ANA, { titulares: [JEFE] }), waiting, false],
    ['who decides for the company', who(RRHH, { administra: true }), waiting, true],
    ['nobody in particular is waited for: somebody of the company', who(RRHH, { administra: true }), { ...waiting, decisorId: null }, true],
    ['nobody in particular is waited for: anybody', who(JEFE), { ...waiting, decisorId: null }, false],
    ['oneself, for the company', who(ANA, { administra: true }), { ...waiting, decisorId: null }, false],
    ['whoever wrote it for the person', who(JEFE), { ...waiting, autorId: JEFE }, false],
    ['who acts for the person', who(ANA, { usuarioId: RRHH, administra: true }), waiting, false],
    ['who acts for the decider, about their own request', who(JEFE, { usuarioId: ANA }), waiting, false],
    ['who acts for the decider', who(JEFE, { usuarioId: RRHH }), waiting, true],
  ] as const)('%s: %#', (_name, quien, request, may) => {
    expect(mayDecide(quien, request)).toBe(may);
  });

  test('whoever has agreed is not asked again', () => {
    const left = [{ decisorId: JEFE }, { decisorId: RRHH }, { decisorId: null }];
    expect(pendingAfter(left, { personaId: JEFE, administra: false })).toEqual([{ decisorId: RRHH }, { decisorId: null }]);
    expect(pendingAfter(left, { personaId: RRHH, administra: true })).toEqual([{ decisorId: JEFE }]);
  });
});
