import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { auth } from '@jornada/contract/auth.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { login } from '@jornada/contract/login.ts';
import { type Idioma, IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { IconShieldCheck } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { LOGIN_PATH } from '../../../shared/settings.ts';
import type { PARTES_SALA } from '../search.ts';

type Props = { scope: SalidaDe<typeof inspeccion.ambito>; parts: readonly (typeof PARTES_SALA)[number][] };

/** What was opened to the guest and until when, what they find in each part (folded away on a phone), their language, and the way out. */
export function ScopeNote({ scope, parts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const idioma = useIdioma();
  const isDesktop = useIsDesktop();
  const { chooseLanguage, leave } = useGuestSession();
  const { empresa, desde, hasta, caduca, perfil } = scope;
  const lastDay = format.dayOf(Temporal.Instant.from(caduca).subtract({ seconds: 1 }).toString());
  const steps = (
    <Text size="sm" component="ul" my="xs" ps="md" style={{ listStyle: 'disc' }}>
      {parts.map((parte) => (
        <li key={parte}>
          {t(`inspeccion.sala.pasos.${parte === 'exportes' && perfil === 'representacion' ? 'exportes-representacion' : parte}`)}
        </li>
      ))}
    </Text>
  );
  return (
    <Notice icon={IconShieldCheck} tone="accent" title={[empresa.nombre, empresa.nif].filter(Boolean).join(' · ')} mb="md">
      <Text size="sm">
        {t('inspeccion.sala.ambito', {
          empresa: empresa.nombre,
          desde: format.date(desde, 'dayYear'),
          hasta: format.date(hasta, 'dayYear'),
          caduca: format.date(lastDay, 'dayYear'),
        })}
      </Text>
      {isDesktop ? (
        steps
      ) : (
        <details>
          <Text component="summary" py="xs" fw={600} c="var(--j-accent)" style={{ cursor: 'pointer' }}>
            {t('inspeccion.sala.que-hay')}
          </Text>
          {steps}
        </details>
      )}
      <Group gap="sm">
        <Text size="sm">{t(`inspeccion.perfiles.${perfil}`)}</Text>
        <NativeSelect
          aria-label={t('inspeccion.gestion.idioma')}
          value={idioma}
          data={IDIOMAS.map((value) => ({ value, label: t(`personas.idiomas.${value}`) }))}
          onChange={({ currentTarget }) => chooseLanguage(IDIOMAS.find((one) => one === currentTarget.value) ?? idioma)}
        />
        <Button variant="default" onClick={leave}>
          {t('inspeccion.sala.salir')}
        </Button>
      </Group>
    </Notice>
  );
}

/** What guests do about their own session: they have no settings in the employee app. */
function useGuestSession() {
  const { client, session, queryClient, switchLanguage } = useWebServices();
  return {
    chooseLanguage: (language: Idioma): void => {
      void client.call(login.ponerIdioma, { language }).then(async () => {
        await switchLanguage(language);
        const { profile } = session.get();
        if (profile) session.update({ profile: { ...profile, Language: language } });
      });
    },
    leave: (): void => {
      void client
        .call(auth.salir, {})
        .catch(() => null)
        .then(() => {
          session.clear();
          queryClient.clear();
          pages.open(LOGIN_PATH);
        });
    },
  };
}
