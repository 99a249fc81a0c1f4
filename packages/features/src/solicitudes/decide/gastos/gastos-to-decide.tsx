import { gastos } from '@jornada/contract/gastos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { ExpenseAbout } from '../../gastos/expense-about.tsx';
import { createToDecide } from '../to-decide.tsx';
import { GastosFacts } from './gastos-facts.tsx';

export const GastosToDecide = createToDecide((id) => useRead(gastos.byId, { id }, { refetchOnWindowFocus: true }), {
  About: ({ vista }) => <ExpenseAbout of={vista} isOthers />,
  Facts: GastosFacts,
});
