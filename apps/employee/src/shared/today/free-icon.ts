import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { iconOfAbsence } from '@jornada/ui/domain-icons.ts';
import { IconArmchair, IconFlag } from '@jornada/ui/icons.ts';

type Previsto = NonNullable<HoyVista['previsto']>;

/** An icon for why no work is expected of a day; null if some is. */
export function freeIconOf({ motivo, ausencia }: Previsto): typeof IconFlag | null {
  if (motivo === 'festivo') return IconFlag;
  if (motivo === 'ausencia') return iconOfAbsence(ausencia?.clase ?? 'vacaciones');
  return motivo === 'libre' ? IconArmchair : null;
}
