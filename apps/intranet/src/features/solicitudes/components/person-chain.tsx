import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Text } from '@mantine/core';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { IconAlertCircle, IconUserShare, IconUsers } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Steps } from '@jornada/ui/steps.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import type { quienDecideSearch } from '../search.ts';

type Props = { place: PlaceOf<typeof quienDecideSearch>; parts: ReactNode };
type DeModulo = SalidaDe<typeof solicitudes.quienDecide>['items'][number];

/** Who decides today about what one person asks for, with stand-ins: the rules as they come out. */
export function PersonChain({ place: { search, set }, parts }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('intranet.menu.quien-decide')}>
      <Box maw="46rem">
        {parts}
        <PersonSearch label={t('solicitudes.gestion.elegir-persona')} onChoose={(persona) => set({ persona })} mb="lg" />
        {search.persona === undefined ? (
          <EmptyState title={t('solicitudes.gestion.elige-persona')} text={t('solicitudes.gestion.elige-persona-texto')} />
        ) : (
          <OfPerson persona={search.persona} />
        )}
      </Box>
    </Page>
  );
}

function OfPerson({ persona }: { persona: number }) {
  const { t } = useTranslation();
  const query = useRead(solicitudes.quienDecide, { persona });
  return (
    <Loaded query={query}>
      {(of) => (
        <>
          <Text component="h2" fz="xl" lh="xl">
            {t('solicitudes.gestion.decide-hoy', { nombre: of.persona.nombre })}
          </Text>
          {of.items.map((one) => (
            <OfModule key={one.modulo} of={one} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function OfModule({ of: { modulo, pasos, recordarDias } }: { of: DeModulo }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const title = t(`menu.entradas.${modulo}`);
  const detailOf = ({ papel, suplentes }: DeModulo['pasos'][number]): string =>
    [
      // Those who run the company are named already.
      papel !== 'administracion' && t(`solicitudes.gestion.papeles.${papel}`),
      suplentes.length > 0 && t('solicitudes.gestion.suple-hoy', { nombres: list(suplentes.map(({ nombre }) => nombre)) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Section title={title} note={recordarDias === null ? undefined : t('solicitudes.gestion.recuerda', { count: recordarDias })}>
      {pasos.length === 0 ? (
        <Note icon={IconAlertCircle} tone="warn" words="ink">
          {t('solicitudes.gestion.nadie-decide')}
        </Note>
      ) : (
        <Steps
          label={title}
          items={pasos.map((paso, index) => ({
            key: index,
            icon: paso.persona ? IconUserShare : IconUsers,
            tone: 'quiet',
            name: paso.persona?.nombre ?? t('solicitudes.gestion.papeles.administracion'),
            detail: detailOf(paso),
          }))}
        />
      )}
    </Section>
  );
}
