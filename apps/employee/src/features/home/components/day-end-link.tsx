import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import classes from '../home.module.css';

/** The link to end today otherwise, as long as it is today. */
export function DayEndLink({ hoy: { situacion, registros } }: { hoy: HoyVista }) {
  const { t } = useTranslation();
  const salida = registros.findLast(({ clase, anulado }) => clase === 'salida' && !anulado);
  if (situacion !== 'terminada' || !salida) return null;
  return (
    <Link to="/confirmacion-jornada/$tipoid" params={{ tipoid: String(salida.tipoId) }} className={classes.dayEnd}>
      {t('home.fin.cambiar')}
      <Glyph of={IconChevronRight} size="sm" />
    </Link>
  );
}
