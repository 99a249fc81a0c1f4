import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';

/** A name as the way to the month of the person, where the day is mended. */
export function DayLink({ id, nombre, fecha }: { id: number; nombre: string; fecha: string }) {
  const { t } = useTranslation();
  return (
    <Link to="/mes" search={{ mes: fecha.slice(0, 7), ver: id }} aria-label={t('hoy.abrir-dia', { nombre })}>
      {nombre}
    </Link>
  );
}
