import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock } from '@jornada/ui/icons.ts';
import classes from '../week.module.css';

/** The month that is closed, by name; null: none of these days is. */
type Props = { closed: string | null };

/** What the keys do, at the foot of the week. */
export function WeekKeys({ closed }: Props) {
  const { t } = useTranslation();
  const keys = [
    { names: ['/'], does: t('tareas.semana.teclas.escribir') },
    { names: [t('tareas.semana.teclas.intro')], does: t('tareas.semana.teclas.abajo') },
    { names: ['Tab'], does: t('tareas.semana.teclas.derecha') },
    { names: ['P'], does: t('tareas.semana.teclas.fijar') },
    { names: [`${t('tareas.semana.teclas.mayus')} ${t('tareas.semana.teclas.intro')}`], does: t('tareas.semana.teclas.detalles') },
    { names: [`${t('tareas.semana.teclas.control')} Z`], does: t('tareas.semana.teclas.deshacer') },
  ];
  return (
    <footer className={classes.keys}>
      {keys.map(({ names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {does}
        </span>
      ))}
      {closed !== null && (
        <span className={classes.closed}>
          <Glyph of={IconLock} size="sm" />
          {t('tareas.semana.mes-cerrado', { mes: closed })}
        </span>
      )}
    </footer>
  );
}
