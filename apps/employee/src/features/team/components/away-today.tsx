import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { FueraHoy } from '@jornada/contract/team.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { usePhoto } from '@jornada/web/use-photo.ts';
import { useHoy } from '../api.ts';
import classes from '../team.module.css';

/** So many are named at once. */
const SHOWN = 4;

/** Who of the own team is away today. Nothing where nobody is, and never why. */
export function AwayToday() {
  const { t } = useTranslation();
  const fuera = useHoy().data?.fuera ?? [];
  const [isWhole, setWhole] = useState(false);
  if (fuera.length === 0) return null;
  const shown = isWhole || fuera.length <= SHOWN + 1 ? fuera : fuera.slice(0, SHOWN);
  return (
    <section className={classes.away} aria-labelledby="team-fuera">
      <h2 id="team-fuera">
        {t('team.fuera.titulo')} <span className={classes.count}>{fuera.length}</span>
        <small>{t('team.fuera.nota')}</small>
      </h2>
      <ul>
        {shown.map((persona) => (
          <Away key={persona.id} persona={persona} />
        ))}
      </ul>
      {shown.length < fuera.length && (
        <UnstyledButton className={classes.awayMore} onClick={() => setWhole(true)}>
          {t('team.fuera.mas', { count: fuera.length - shown.length })}
        </UnstyledButton>
      )}
    </section>
  );
}

function Away({ persona: { nombre, iniciales, fotoToken, mitad } }: { persona: FueraHoy }) {
  const { t } = useTranslation();
  const photo = usePhoto(fotoToken, 'sm');
  return (
    <li className={classes.awayPerson}>
      <Initials size="sm" photo={photo} isQuiet>
        {iniciales}
      </Initials>
      <span>
        {nombre}
        {mitad && <small>{t(`team.fuera.${mitad}`)}</small>}
      </span>
    </li>
  );
}
