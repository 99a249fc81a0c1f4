import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { MatterBody } from '@jornada/features/correcciones/matter-body.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { History } from './history.tsx';
import classes from '../bandeja.module.css';

/** A matter with its history beside or below it. */
export function Matter({ asunto }: { asunto: AsuntoVista }) {
  const format = useFormat(asunto.zona);
  return (
    <div className={classes.matter}>
      <MatterBody asunto={asunto} />
      <History asunto={asunto} format={format} />
    </div>
  );
}
