import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dniOf, pageOf, statement } from '../testing/papeles.ts';
import { judgePages, type PersonaDeReparto } from './juicio.ts';
import { readPage } from './lectura.ts';
import type { TextoDePagina } from './texto.ts';

const NAMES = ['Ana García Pérez', 'Luis Núñez Torre', 'Mihai Popescu', 'Eva Gil Sanz', 'Óscar Vega Pascual'];
const PEOPLE: PersonaDeReparto[] = NAMES.map((nombre, index) => ({
  id: index + 1,
  documento: dniOf(20_000_000 + index * 37),
  nombre,
  alta: null,
  ultimoDia: null,
}));

const formOf = fc.constantFrom<(documento: string) => string>(
  (one) => one,
  (one) => `${one.slice(0, 2)}.${one.slice(2, 5)}.${one.slice(5, 8)}-${one.slice(8)}`,
  (one) => Array.from(one).join(' '),
  (one) => `${one.slice(0, 8)} - ${one.slice(8).toLowerCase()}`,
);
type Kind = { people: number[]; write: (documento: string) => string; stranger: boolean; title: string };
const kind: fc.Arbitrary<Kind> = fc.record({
  people: fc.uniqueArray(fc.nat(PEOPLE.length - 1), { maxLength: 2 }),
  write: formOf,
  stranger: fc.boolean(),
  title: fc.constantFrom('Recibo de salarios', 'Página 2 de 3', 'noviembre 2026', 'Certificado', ''),
});

function pageFor({ people, write, stranger, title }: Kind, pagina: number): TextoDePagina {
  const own = people.flatMap((index) => {
    const { nombre = '', documento = '' } = PEOPLE[index] ?? {};
    return [[nombre, write(documento)]];
  });
  return pageOf(pagina, [title, ...own, ...(stranger ? [dniOf(77_777_777)] : [])]);
}
const judge = (paginas: readonly TextoDePagina[]) =>
  judgePages({ paginas: paginas.map(readPage), personas: PEOPLE, periodo: '2026-11-01', propios: [] });

test('nothing is found whose number is not on the page, and no page is of two people', () => {
  fc.assert(
    // Of four pages and more, somebody who stands on most of them signs them all: juicio.test.ts.
    fc.property(fc.array(kind, { minLength: 1, maxLength: 3 }), (kinds) => {
      judge(kinds.map((one, index) => pageFor(one, index + 1))).forEach(({ estado, persona, motivo }, index) => {
        const people = kinds[index]?.people.map((one) => PEOPLE[one]?.id) ?? [];
        expect(estado === 'encontrada').toBe(persona !== null);
        expect(estado === 'encontrada').toBe(motivo === null);
        expect(persona === null ? [] : people).toEqual(persona === null ? [] : [persona]);
      });
    }),
  );
});

test('the order of the pieces of text does not matter', () => {
  const shuffled = fc
    .tuple(kind, fc.constantFrom(...PEOPLE))
    .map(([one, who]) => [pageFor(one, 1), statement(2, who)])
    .chain((pages) =>
      fc
        .tuple(...pages.map(({ trozos }) => fc.shuffledSubarray([...trozos], { minLength: trozos.length, maxLength: trozos.length })))
        .map((orders) => ({ pages, mixed: pages.map((page, index) => ({ ...page, trozos: orders[index] ?? [] })) })),
    );
  fc.assert(
    fc.property(shuffled, ({ pages, mixed }) => {
      expect(judge(mixed)).toEqual(judge(pages));
    }),
  );
});

test('text that is there twice changes nothing', () => {
  fc.assert(
    fc.property(kind, (one) => {
      const page = pageFor(one, 1);
      expect(judge([{ ...page, trozos: [...page.trozos, ...page.trozos] }])).toEqual(judge([page]));
    }),
  );
});

test('of many pages, too, nobody gets one on which their number does not stand', () => {
  fc.assert(
    fc.property(fc.array(kind, { minLength: 4, maxLength: 12 }), (kinds) => {
      judge(kinds.map((one, index) => pageFor(one, index + 1))).forEach(({ persona }, index) => {
        const people = kinds[index]?.people.map((one) => PEOPLE[one]?.id) ?? [];
        expect([null, ...people]).toContain(persona);
      });
    }),
  );
});
