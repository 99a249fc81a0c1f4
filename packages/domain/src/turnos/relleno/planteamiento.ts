import { addCeldas, type Celdas, type PartePlan } from './celdas.ts';
import { addDescansosSemanales, addSucesiones } from './descansos.ts';
import { CARGAS, type PlanRelleno } from './modelo.ts';
import { createConstructor, UNO, type Constructor, type Programa, type Termino } from './programa.ts';
import { addRachas } from './rachas.ts';
import { addCuentas, addDeseos, addFines, addNoches, addReparto } from './reglas.ts';
import type { Tablero } from './tablero.ts';
import type { ParteRelajada } from './vecindades.ts';

/** What of a plan is posed. `precio`: what a missing one of a least costs; null: none may miss. `conNoches`: of whom the weeks of nights are watched. */
export type EncargoPlan = PartePlan & { precio: number | null; conNoches: ReadonlySet<number> };

/** A programme, how a plan is read from its answer, and the answer that is the present plan. */
export type Planteamiento = {
  programa: Programa;
  /** Days that are fixed break a rule already, or leave no way to keep it. */
  isRoto: boolean;
  read(valores: ArrayLike<number>): number[][];
  /** How much of a shift (-1: of a day off) an answer gives a person on a day, from 0 to 1: it may be without whole numbers. */
  share(valores: ArrayLike<number>): ParteRelajada;
  /** Values of the whole-number columns for a plan. */
  write(plan: PlanRelleno): { columnas: number[]; valores: number[] };
};

/** People needed: with what one too few and one too many cost. */
function addNecesidades(constructor: Constructor, tablero: Tablero, celdas: readonly Celdas[], hasta: number): void {
  const { dias, turnos, necesidades } = tablero.pedido;
  for (const { fecha, turno, habilidad, personas, pesoFalta, pesoSobra } of necesidades) {
    const dia = dias.indexOf(fecha);
    if (dia < 0 || dia >= hasta) continue;
    const shift = turnos.findIndex(({ codigo }) => codigo === turno);
    const fit = celdas.filter(({ persona }) => habilidad === null || persona.habilidades.includes(habilidad));
    const terms = fit.map((one): Termino => [one.columna(dia, shift), 1]);
    if (pesoSobra > 0 && terms.some(([column]) => column >= 0)) {
      const [missing, more] = [constructor.addColumn(pesoFalta), constructor.addColumn(pesoSobra)];
      constructor.addRow([...terms, [missing, 1], [more, -1]], personas, personas);
      continue;
    }
    constructor.addLeast(terms, personas, pesoFalta);
    const known = terms.filter(([column]) => column === UNO).length;
    if (known > personas) constructor.addBase(pesoSobra * (known - personas));
  }
}

/** The integer programme of a part of a plan; the whole of it if everything is open. */
export function poseRelleno(tablero: Tablero, encargo: EncargoPlan): Planteamiento {
  const { hasta, precio, conNoches } = encargo;
  const constructor = createConstructor();
  const rigor = { precio, trozo: hasta / tablero.dias };
  const celdas = tablero.personas.map((_, index) => addCeldas(constructor, tablero, index, encargo));
  for (const [index, one] of celdas.entries()) {
    addSucesiones(constructor, tablero, one);
    addRachas(constructor, one, rigor);
    addDescansosSemanales(constructor, one, precio);
    addCuentas(constructor, tablero, one, rigor);
    addFines(constructor, tablero, one, rigor);
    if (conNoches.has(index)) addNoches(constructor, one, rigor);
    addDeseos(constructor, tablero, one);
    for (const carga of CARGAS) addReparto(constructor, tablero, one, carga);
  }
  addNecesidades(constructor, tablero, celdas, hasta);
  return {
    programa: constructor.finish(),
    isRoto: constructor.isBroken(),
    // The tolerance of a solver makes 0.9999 of a yes.
    read: (valores) =>
      celdas.map(({ ranuras }) =>
        Array.from(
          { length: tablero.dias },
          (_, dia) => ranuras(dia).find(({ columna }) => columna === UNO || (valores[columna] ?? 0) > 0.5)?.turno ?? -1,
        ),
      ),
    share(valores) {
      const valueOf = (column: number): number => (column < 0 ? Number(column === UNO) : (valores[column] ?? 0));
      return (persona, dia, turno) => {
        const one = celdas[persona];
        if (!one) return 0;
        return turno < 0 ? 1 - valueOf(one.trabaja(dia)) : valueOf(one.columna(dia, turno));
      };
    },
    write(plan) {
      const columnas: number[] = [];
      const valores: number[] = [];
      const set = (column: number, isOn: boolean): void => {
        if (column < 0) return;
        columnas.push(column);
        valores.push(isOn ? 1 : 0);
      };
      for (const [index, one] of celdas.entries())
        for (let dia = 0; dia < hasta; dia += 1) {
          const turno = plan[index]?.[dia] ?? -1;
          for (const ranura of one.ranuras(dia)) set(ranura.columna, ranura.turno === turno);
          if (one.ranuras(dia).length > 1) set(one.trabaja(dia), turno >= 0);
        }
      return { columnas, valores };
    },
  };
}
