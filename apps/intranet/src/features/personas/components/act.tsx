import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { useActor } from '@jornada/web/services.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useActuar } from '../api.ts';
import classes from '../person.module.css';

/** The first page of the employee app. */
const HOME = '/';

/** The button to act for a person. It first says that both names are recorded, asks why, and says that the person reads it. */
export function Act({ persona: { id, nombre } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const autor = useActor();
  const act = useActuar(() => pages.open(HOME));
  const [first = nombre] = nombre.split(' ');
  return (
    <div className={classes.act}>
      <Ask
        opener={t('personas.actuar.boton', { nombre: first })}
        openerLook={{ fullWidth: true, leftSection: <Glyph of={IconUserShare} /> }}
        question={t('personas.actuar.pregunta', { autor, persona: nombre })}
        yes={t('personas.actuar.si', { nombre: first })}
        reason={t('personas.actuar.motivo', { nombre: first })}
        isBusy={act.isPending}
        error={act.error}
        onYes={(motivo) => act.mutate({ id, motivo })}
      />
      <Text mt="xs" fz="xs" c="dimmed">
        {t('personas.actuar.aviso')}
      </Text>
    </div>
  );
}
