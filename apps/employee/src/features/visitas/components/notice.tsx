import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, UnstyledButton } from '@mantine/core';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconShieldLock } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

const PARTS = ['quien', 'que', 'para', 'cuanto', 've', 'derechos'] as const;

/** What is kept, for how long and by whom, before anything is asked; the rest of it one touch away. */
export function VisitNotice() {
  const { t } = useTranslation();
  const { empresa, conservaDias, contacto } = useVisit().notice;
  const [isOpen, setOpen] = useState(false);
  const plazo = conservaDias === null ? t('visitas.aviso.mes') : t('visitas.aviso.dias', { count: conservaDias });
  const values = { empresa, plazo, contacto: contacto || empresa };
  return (
    <div className={classes.notice}>
      <Glyph of={IconShieldLock} size="xl" data-tone="quiet" />
      <p>
        <Emphasis text={t('visitas.aviso.corto', values)} render={(part) => <b key={part}>{part}</b>} />{' '}
        <UnstyledButton className={classes.inText} onClick={() => setOpen(true)}>
          {t('visitas.aviso.leer')}
        </UnstyledButton>
      </p>
      {isOpen && (
        <Sheet title={t('visitas.aviso.titulo')} closeLabel={t('visitas.aviso.cerrar')} onClose={() => setOpen(false)}>
          <Stack gap="md">
            {PARTS.map((part) => (
              <section key={part}>
                <h3>{t(`visitas.aviso.${part}`)}</h3>
                <p>{t(`visitas.aviso.${part}-texto`, values)}</p>
              </section>
            ))}
          </Stack>
        </Sheet>
      )}
    </div>
  );
}
