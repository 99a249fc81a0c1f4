import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import type { SalidaPosible } from '@jornada/domain/registros/olvido.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock } from '@jornada/ui/icons.ts';
import { isOneOClock } from '../../../shared/day/hours.ts';

type Props = {
  suggestions: readonly (SalidaPosible & { hasta?: string })[];
  format: Format;
  onTake: (instante: string) => void;
};

/** Possible hours. A press fills the field; nothing is sent before the person confirms it. */
export function SuggestedHours({ suggestions, format, onTake }: Props) {
  const { t } = useTranslation();
  const textOf = ({ instante, hasta, why }: Props['suggestions'][number]): string => {
    const hora = format.hour(instante);
    if (hasta) return t('correcciones.sugerencia.turno', { desde: hora, hasta: format.hour(hasta) });
    const isOne = isOneOClock(instante, format.zone);
    if (why === 'plan') return t(isOne ? 'correcciones.sugerencia.prevista-una' : 'correcciones.sugerencia.prevista', { hora });
    return t(isOne ? 'correcciones.sugerencia.completa-una' : 'correcciones.sugerencia.completa', { hora });
  };
  if (suggestions.length === 0) return null;
  return (
    <Group gap={0} ml="-0.5rem">
      {suggestions.map((one) => (
        <Button key={one.why} variant="transparent" leftSection={<Glyph of={IconClock} size="sm" />} onClick={() => onTake(one.instante)}>
          {textOf(one)}
        </Button>
      ))}
    </Group>
  );
}
