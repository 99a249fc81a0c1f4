import { useTranslation } from 'react-i18next';
import { cantidadDe, diasDe } from '@jornada/domain/vacaciones/cantidad.ts';
import { leyVacaciones, missingToLaw } from '@jornada/domain/vacaciones/minimos.ts';
import type { BaseVacaciones } from '@jornada/domain/vacaciones/modelo.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

type Props = { base: BaseVacaciones; dias: number; diasSemana: number; pais: string; fecha: string };

/** Says that rules give less than the law of the country, where that is known. It holds nothing up. */
export function BelowLaw({ base, dias, diasSemana, pais, fecha }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const missing = missingToLaw({ base, anual: cantidadDe(dias), diasSemana }, pais, fecha);
  if (missing === 0) return null;
  const least = diasDe(missing) + dias;
  return (
    <Note icon={IconAlertCircle} tone="warn" words="ink" role="status">
      {t('vacaciones.gestion.bajo-ley', { dias: number(least), norma: leyVacaciones(pais, fecha)?.norma ?? pais })}
    </Note>
  );
}
