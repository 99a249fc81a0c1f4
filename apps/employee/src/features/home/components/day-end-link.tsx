import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';

/** The link to end today otherwise, as long as it is today. Not at a kiosk. */
export function DayEndLink({ hoy: { situacion, registros } }: { hoy: HoyVista }) {
  const { t } = useTranslation();
  const isAtKiosk = useAtKiosk();
  const salida = registros.findLast(({ clase, anulado }) => clase === 'salida' && !anulado);
  if (isAtKiosk || situacion !== 'terminada' || !salida) return null;
  return (
    <Button
      variant="transparent"
      rightSection={<Glyph of={IconChevronRight} size="sm" />}
      renderRoot={(props) => <Link {...props} to="/confirmacion-jornada/$tipoid" params={{ tipoid: String(salida.tipoId) }} />}
    >
      {t('home.fin.cambiar')}
    </Button>
  );
}
