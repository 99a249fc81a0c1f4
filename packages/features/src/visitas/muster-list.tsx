import { useTranslation } from 'react-i18next';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { keyOf, type CentreInside, type Kind } from './waiting-ticks.ts';
import classes from './muster.module.css';

type Props = {
  clase: Kind;
  centre: CentreInside;
  found: ReadonlySet<string>;
  /** Only who is missing. */
  isShort: boolean;
  onTick: (id: number, presente: boolean) => void;
};

/** The people of the company, or the visitors: each a box to tick, as wide as the screen. */
export function MusterList({ clase, centre, found, isShort, onTick }: Props) {
  const { t } = useTranslation();
  const { hour } = useFormat();
  const all = clase === 'persona' ? centre.personas : centre.visitas;
  const shown = isShort ? all.filter(({ id }) => !found.has(keyOf({ clase, id }))) : all;
  if (shown.length === 0) return null;
  return (
    <Section title={`${t(clase === 'persona' ? 'visitas.recuento.personas' : 'visitas.recuento.visitas')} · ${all.length}`}>
      <Rows framed>
        {shown.map(({ id, nombre, nota, desde }) => (
          <li key={id} className={classes.one}>
            <CheckRow checked={found.has(keyOf({ clase, id }))} onChange={({ currentTarget: { checked } }) => onTick(id, checked)}>
              <span className={classes.words}>
                {nombre}
                <small>{[nota, t('visitas.recuento.desde', { hora: hour(desde, centre.zona) })].filter(Boolean).join(' · ')}</small>
              </span>
            </CheckRow>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
