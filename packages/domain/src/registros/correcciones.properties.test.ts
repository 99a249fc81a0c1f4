import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peticiones } from '../testing/acciones-al-azar.ts';
import { dias, personas } from '../testing/arbitrarios.ts';
import { createPersona, OTRO_RESPONSABLE, PERSONA, RESPONSABLE, type PersonaDePrueba } from '../testing/persona.ts';
import { liveThrough } from '../testing/live-through.ts';
import { decideAcuerdo, decideRetirada } from './decide-acuerdo.ts';
import { minutosDeJornada } from './minutos.ts';
import type { Correccion, Jornada } from './modelo.ts';
import { versionesDe } from './versiones.ts';

const RUNS = 20;
const ajustes = { usuarioPuedeModificar: false };

const minutesOf = (jornada: Jornada) => minutosDeJornada(jornada, null, { zona: jornada.zona, pais: 'ES' });
const pendingOf = ({ correcciones }: Jornada, propuestaPor: number): Correccion[] =>
  correcciones.filter((one) => one.estado === 'pendiente' && one.propuestaPor === propuestaPor);

/** The side that answers for a proposal. */
const otherSide = (propuestaPor: number): number => (propuestaPor === PERSONA ? RESPONSABLE : PERSONA);

/** For each set of proposals of one author on one day: the answers, each tried on a copy of the same life. */
function answers(
  acepta: boolean,
  check: (vida: { persona: PersonaDePrueba; before: Jornada; ids: number[]; error: string | null }) => void,
): void {
  fc.assert(
    fc.property(personas, dias, peticiones, fc.nat(), (laboral, inicio, pasos, index) => {
      const persona = createPersona({ laboral, ajustes });
      const end = liveThrough({ inicio, persona, pasos });
      const sets = persona
        .dias()
        .flatMap((before) =>
          [PERSONA, RESPONSABLE, OTRO_RESPONSABLE].map((author) => ({ before, author, asked: pendingOf(before, author) })),
        )
        .filter(({ asked }) => asked.length > 0);
      const set = sets[index % Math.max(1, sets.length)];
      if (!set) return;
      const { before, author, asked } = set;
      const ids = asked.map(({ registroId }) => registroId);
      const error = persona.decide(
        end,
        (ctx) => decideAcuerdo(ctx, { correccionIds: ids, acepta, motivo: 'Así fue' }),
        otherSide(author),
        before.fecha,
      );
      check({ persona, before, ids, error });
    }),
    { numRuns: RUNS * 3 },
  );
}

test('agreeing makes the day what both were shown, with each mark at the hour that was proposed', () => {
  answers(true, ({ persona, before, ids, error }) => {
    if (error !== null) return;
    const after = persona.dia(before.fecha);
    for (const { registroId, refiereA, momentoNuevo, estado } of after?.correcciones.filter((one) => ids.includes(one.registroId)) ?? []) {
      expect(estado).toBe('acordada');
      const mark = after?.marcas.find((marca) => marca.registroId === (refiereA ?? registroId));
      expect(mark?.momento ?? null).toBe(momentoNuevo);
      expect(refiereA !== null || mark?.modo === 'declarado').toBe(true);
    }
    const tipos = new Map(persona.contextAt('2026-01-01T00:00:00Z').tipos.map((tipo) => [tipo.id, tipo]));
    const lines = persona.log.filter(({ fecha }) => fecha === before.fecha);
    expect(versionesDe(lines, ids, tipos).despues.tramos).toEqual(after?.tramos);
  });
});

test('disagreeing is always possible, and never changes the minutes', () => {
  answers(false, ({ persona, before, ids, error }) => {
    expect(error).toBeNull();
    const after = persona.dia(before.fecha);
    expect(after && minutesOf(after)).toEqual(minutesOf(before));
    expect(after?.marcas).toEqual(before.marcas);
    expect(after?.incidencias).toContain('desacuerdo');
    expect(after?.correcciones.filter(({ registroId, estado }) => ids.includes(registroId) && estado === 'desacuerdo')).toHaveLength(
      ids.length,
    );
  });
});

test('nobody answers for their own side, whatever was proposed', () => {
  fc.assert(
    fc.property(personas, dias, peticiones, (laboral, inicio, pasos) => {
      const persona = createPersona({ laboral, ajustes });
      const end = liveThrough({ inicio, persona, pasos });
      for (const jornada of persona.dias()) {
        for (const { registroId, propuestaPor } of jornada.correcciones) {
          const own = propuestaPor === PERSONA ? [PERSONA] : [RESPONSABLE, OTRO_RESPONSABLE];
          for (const autor of own) {
            const error = persona.decide(
              end,
              (ctx) => decideAcuerdo(ctx, { correccionIds: [registroId], acepta: true, motivo: null }),
              autor,
              jornada.fecha,
            );
            expect(error).toBe('registros.responde-la-otra-parte');
          }
        }
      }
    }),
    { numRuns: RUNS },
  );
});

/** The marks that one person proposed for a day at one instant, with their states. */
const setsOf = (persona: PersonaDePrueba): Correccion[][] =>
  persona.dias().flatMap(({ correcciones }) => [
    ...Map.groupBy(
      correcciones.filter(({ clase }) => clase === 'alta'),
      ({ propuestaPor, propuestaEl }) => `${propuestaPor} ${propuestaEl}`,
    ).values(),
  ]);

test('marks that were proposed together are agreed, refused or taken back together, whichever of them somebody names', () => {
  fc.assert(
    fc.property(
      personas,
      dias,
      peticiones,
      fc.nat(),
      fc.constantFrom('agree', 'disagree', 'take back'),
      (laboral, inicio, pasos, mask, what) => {
        const persona = createPersona({ laboral, ajustes });
        const end = liveThrough({ inicio, persona, pasos });
        for (const jornada of persona.dias()) {
          const waiting = jornada.correcciones.filter(({ estado }) => estado === 'pendiente');
          const named = waiting.filter((_, index) => (mask >> index) % 2 === 1);
          const [first] = named;
          if (!first) continue;
          const correccionIds = named.map(({ registroId }) => registroId);
          const isTakenBack = what === 'take back';
          persona.decide(
            end,
            (ctx) =>
              isTakenBack
                ? decideRetirada(ctx, { correccionIds })
                : decideAcuerdo(ctx, { correccionIds, acepta: what === 'agree', motivo: 'Así fue' }),
            isTakenBack ? first.propuestaPor : otherSide(first.propuestaPor),
            jornada.fecha,
          );
        }
        for (const set of setsOf(persona)) expect(new Set(set.map(({ estado }) => estado)).size).toBe(1);
      },
    ),
    { numRuns: RUNS * 3 },
  );
});
