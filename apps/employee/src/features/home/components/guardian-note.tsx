import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { iconOfRegla } from '../../../shared/limites/aviso-icon.ts';
import { useAvisoText } from '../../../shared/limites/aviso-text.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { avisosAt } from '../model/guardian.ts';
import { useFreshWarnings } from '../use-fresh-warnings.ts';
import { Note } from './note.tsx';

/**
 * The guardian of rests and limits: which one clocking in now, or going on working, would break, and from when on it would not. It informs;
 * no button changes because of it.
 */
export function GuardianNote({ hoy }: { hoy: HoyVista }) {
  const { t } = useTranslation();
  const minute = useMinute();
  const textOf = useAvisoText();
  useFreshWarnings(hoy, minute);
  // Out of work the numbers move with the minute: only what comes up at work is told to who does not see it.
  const live = hoy.situacion === 'trabajando' ? 'polite' : 'off';
  return (
    <div aria-live={live}>
      {avisosAt(hoy, minute).map((aviso) => {
        const { titulo, texto } = textOf(aviso, hoy.zona, minute);
        return (
          <Note key={aviso.regla} icon={iconOfRegla(aviso.regla)} tone="quiet" title={titulo}>
            {texto}{' '}
            <Text span display="block" size="xs" mt="xxs">
              {t('limites.norma', { norma: aviso.norma })}
            </Text>
          </Note>
        );
      })}
    </div>
  );
}
