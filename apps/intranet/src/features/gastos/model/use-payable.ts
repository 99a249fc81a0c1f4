import { useState } from 'react';
import { PAGAR_A_LA_VEZ } from '@jornada/contract/gastos/calls.ts';
import type { GastoDeEmpresa } from '@jornada/contract/gastos/vistas.ts';

/** The expenses that are ticked to be paid. They stay ticked when the list changes, until they are paid. */
export function usePayable() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, GastoDeEmpresa>>(new Map());
  const put = (items: readonly GastoDeEmpresa[]): void =>
    setChosen(
      new Map([...chosen, ...items.filter(({ pagable }) => pagable).map((one) => [one.id, one] as const)].slice(0, PAGAR_A_LA_VEZ)),
    );
  const drop = (ids: readonly number[]): void => setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id))));
  const items = [...chosen.values()];
  return {
    items,
    centimos: items.reduce((sum, { aCobrarCentimos }) => sum + aCobrarCentimos, 0),
    has: (id: number): boolean => chosen.has(id),
    toggle: (one: GastoDeEmpresa): void => (chosen.has(one.id) ? drop([one.id]) : put([one])),
    put,
    drop,
    clear: (): void => setChosen(new Map()),
  };
}

export type Payable = ReturnType<typeof usePayable>;
