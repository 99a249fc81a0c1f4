import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { team, type MiTarjeta } from '@jornada/contract/team.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import classes from '../configuracion.module.css';

/** What colleagues see of the person, and what of it they keep to themselves. Empty where the company has no directory. */
export function Colleagues() {
  const { t } = useTranslation();
  const { ModuloTeam } = useProfile();
  const { data } = useRead(team.mio, {}, { enabled: ModuloTeam });
  if (!ModuloTeam || !data) return null;
  return (
    <section className={classes.section} aria-labelledby="configuracion-equipo">
      <h2 id="configuracion-equipo">{t('team.mio.titulo')}</h2>
      <p className={classes.note}>{t('team.mio.nota')}</p>
      <Seen of={data} />
    </section>
  );
}

function Seen({ of: { ven, eligen, ocultaTelefono, ocultaFoto } }: { of: MiTarjeta }) {
  const { t } = useTranslation();
  const save = useSend(team.guardarMio);
  // A choice shows at once, while it is being saved.
  const shown = (save.isPending ? save.variables : undefined) ?? { ocultaTelefono, ocultaFoto };
  const told = (isSeen: boolean): string => t(isSeen ? 'team.mio.se-ve' : 'team.mio.no-se-ve');
  const choosesPhone = eligen && ven.telefono;
  return (
    <>
      <Rows as="div" framed="inset" padded aria-busy={save.isPending}>
        <Facts
          items={[
            [t('team.mio.correo'), told(ven.correo)],
            ...(choosesPhone ? [] : [[t('team.mio.telefono-es'), told(ven.telefono)] as const]),
            [t('team.mio.trabajando'), told(ven.trabajando)],
          ]}
        />
        {choosesPhone && (
          <SwitchRow
            label={t('team.mio.telefono')}
            checked={!shown.ocultaTelefono}
            onChange={(isOn) => save.mutate({ ...shown, ocultaTelefono: !isOn })}
          />
        )}
        {eligen && (
          <SwitchRow
            label={t('team.mio.foto')}
            note={t('team.mio.foto-nota')}
            checked={!shown.ocultaFoto}
            onChange={(isOn) => save.mutate({ ...shown, ocultaFoto: !isOn })}
          />
        )}
      </Rows>
      {save.error && !save.isPending && (
        <Text size="sm" c="bad" mt="xs" role="alert">
          {save.error instanceof ApiError ? save.error.message : t('errores.general.desconocido')}
        </Text>
      )}
    </>
  );
}
