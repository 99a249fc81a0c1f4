import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { useActor } from '@jornada/web/services.tsx';
import { Problem } from '../../../platform/parts.tsx';
import { useActuar } from '../api.ts';
import classes from '../personas.module.css';

/** Where the employee app begins. */
const HOME = '/';

/** The way to act for somebody, with the sentence that says that both names are written. */
export function Act({ persona: { id, nombre } }: { persona: PersonaFicha }) {
  const { t } = useTranslation();
  const autor = useActor();
  const actuar = useActuar(() => pages.open(HOME));
  const [first = nombre] = nombre.split(' ');
  return (
    <div className={classes.act}>
      <Problem error={actuar.error} />
      <Button
        variant="default"
        className={classes.wide ?? ''}
        leftSection={<Glyph of={IconUserShare} />}
        loading={actuar.isPending}
        onClick={() => actuar.mutate(id)}
      >
        {t('personas.actuar.boton', { nombre: first })}
      </Button>
      <p>{t('personas.actuar.aviso', { autor, persona: nombre })}</p>
    </div>
  );
}
