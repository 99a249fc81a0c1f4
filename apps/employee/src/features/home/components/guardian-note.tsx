import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { iconOfRegla } from '../../../shared/limites/aviso-icon.ts';
import { useAvisoText } from '@jornada/web/limites/aviso-text.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { avisosAt } from '../model/guardian.ts';
import { useFreshWarnings } from '../use-fresh-warnings.ts';
import { Note } from './note.tsx';

/**
 * The note about rests and limits: which one would be broken by clocking in now, or by working on, and from when it would not. It
 * only informs: no button changes.
 */
export function GuardianNote({ hoy }: { hoy: HoyVista }) {
  const { t } = useTranslation();
  const minute = useMinute();
  const textOf = useAvisoText();
  useFreshWarnings(hoy, minute);
  // When the person is out, the numbers change every minute. Screen readers read only notes that appear during work.
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
