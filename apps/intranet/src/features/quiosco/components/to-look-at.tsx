import { useTranslation } from 'react-i18next';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { OneToLookAt } from './one-to-look-at.tsx';

/** Shown at once; the others follow as these are ended. */
const SHOWN = 10;

/** Clockings without a network that nobody could be found for, or that the record refused. Each is proposed to somebody, or dismissed. */
export function ToLookAt() {
  const { t } = useTranslation();
  const { data } = useRead(quiosco.porMirar, {});
  if (!data || data.items.length === 0) return null;
  const more = data.items.length - SHOWN;
  return (
    <Section title={t('quiosco.mirar.titulo', { count: data.items.length })} note={t('quiosco.mirar.texto')}>
      <Rows padded framed>
        {data.items.slice(0, SHOWN).map((one) => (
          <OneToLookAt key={one.clave} of={one} />
        ))}
      </Rows>
      {more > 0 && <p>{t('quiosco.mirar.mas', { count: more })}</p>}
    </Section>
  );
}
