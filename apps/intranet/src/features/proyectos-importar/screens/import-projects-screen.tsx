import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos, type EnsayoDeProyectos } from '@jornada/contract/proyectos.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { ChooseListFile } from '../../../shared/list-files/choose-list-file.tsx';
import { useListFile } from '../../../shared/list-files/use-list-file.ts';
import { ProjectsDryRun } from '../components/projects-dry-run.tsx';
import { newProjectsDryRun, type ProjectsFile, saveProjectsTemplate } from '../model/projects-file.ts';

type Tried = { file: ProjectsFile; ensayo: EnsayoDeProyectos };

/** Clients, projects, tasks and hours from a file: choose it, look at what it would do, then do it in one go. */
export function ImportProjectsScreen() {
  const { t } = useTranslation();
  const [tried, setTried] = useState<Tried | null>(null);
  const tryOut = useSend(proyectos.ensayar, { onSuccess: (ensayo, file) => setTried({ file, ensayo }) });
  const apply = useSend(proyectos.importar);
  const forget = () => {
    tryOut.reset();
    apply.reset();
    setTried(null);
  };
  const { read, unread } = useListFile((file) => tryOut.mutate(file));
  const write = ({ file, ensayo }: Tried) =>
    apply.mutate(
      { ...file, huella: ensayo.huella },
      {
        onError: (error) => {
          const changed = newProjectsDryRun(error);
          if (changed) setTried({ file, ensayo: changed });
        },
      },
    );
  const back = <LeadButton label={t('proyectos.importar.volver')} renderRoot={(props) => <Link {...props} to="/proyectos" />} />;
  const lines = tried?.ensayo.cuentas.nuevas ?? 0;
  return (
    <Page title={t('proyectos.importar.titulo')} lead={back}>
      {apply.data && <ProjectsDone of={apply.data} onAnother={forget} />}
      {!apply.data && !tried && (
        <ChooseProjectsFile isBusy={tryOut.isPending} error={unread ?? tryOut.error} onFile={(file) => void read(file)} />
      )}
      {!apply.data && tried && (
        <Stack gap="lg">
          <ProjectsDryRun of={tried.ensayo} />
          <Actions error={apply.error}>
            {lines === 0 ? (
              <Text>{t('proyectos.importar.nada')}</Text>
            ) : (
              <Button loading={apply.isPending} onClick={() => write(tried)}>
                {t('proyectos.importar.aplicar', { count: lines })}
              </Button>
            )}
            <Button variant="default" disabled={apply.isPending} onClick={forget}>
              {t('proyectos.importar.otro')}
            </Button>
          </Actions>
          <Text size="sm" c="dimmed">
            {t('proyectos.importar.anotado')}
          </Text>
        </Stack>
      )}
    </Page>
  );
}

type Props = { isBusy: boolean; error: unknown; onFile: (file: File) => void };

/** What a file of projects and hours is like. */
function ChooseProjectsFile(props: Props) {
  const { t } = useTranslation();
  return (
    <ChooseListFile
      words={{
        title: t('proyectos.importar.elige'),
        notes: [
          t('proyectos.importar.elige-texto'),
          t('proyectos.importar.elige-otros'),
          t('proyectos.importar.elige-fechas'),
          t('proyectos.importar.nada-todavia'),
        ],
        choose: t('proyectos.importar.boton'),
        template: t('proyectos.importar.plantilla'),
      }}
      onTemplate={() => saveProjectsTemplate(t)}
      {...props}
    />
  );
}

type ProjectsDoneProps = { of: SalidaDe<typeof proyectos.importar>; onAnother: () => void };

/** What was written. */
function ProjectsDone({ of: hecho, onAnother }: ProjectsDoneProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" maw="40rem" role="status">
      <h2>{t('proyectos.importar.hecho')}</h2>
      <Facts
        items={[
          [t('proyectos.importar.cuentas.clientes'), hecho.clientes],
          [t('proyectos.importar.cuentas.proyectos'), hecho.proyectos],
          [t('proyectos.importar.cuentas.tareas'), hecho.tareas],
          [t('proyectos.importar.cuentas.entradas'), hecho.entradas],
          [t('proyectos.importar.cuentas.iguales'), hecho.iguales],
          [t('proyectos.importar.cuentas.rechazadas'), hecho.rechazadas],
        ]}
      />
      <Group gap="sm">
        <Button renderRoot={(props) => <Link {...props} to="/proyectos" />}>{t('proyectos.importar.ver')}</Button>
        <Button variant="default" onClick={onAnother}>
          {t('proyectos.importar.otro')}
        </Button>
      </Group>
    </Stack>
  );
}
