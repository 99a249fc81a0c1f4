import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { empresa, type SelloEmpresaVista } from '@jornada/contract';
import { base64Of } from '@jornada/web/base64.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { Problem, ProblemBox } from '@jornada/web/form/problem.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** With whose certificate the papers of the company are sealed. */
export function Seal() {
  const { t } = useTranslation();
  const query = useRead(empresa.sello, {});
  return (
    <Section title={t('empresa.sello.titulo')} note={t('empresa.sello.nota')}>
      <Loaded query={query}>{(data) => <SealInUse data={data} />}</Loaded>
    </Section>
  );
}

function SealInUse({ data: { propio, instalacion } }: { data: SelloEmpresaVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const retire = useSend(empresa.quitarSello);
  const day = (instant: string): string => format.date(format.dayOf(instant), 'numeric');
  const done = (): void => notices.show(t('empresa.guardado'));
  return (
    <Stack gap="sm">
      <Text>
        {propio
          ? t('empresa.sello.propio', { titular: propio.titular, emisor: propio.emisor, hasta: day(propio.hasta) })
          : t('empresa.sello.instalacion', { nombre: instalacion })}
      </Text>
      <KeyFile onDone={done} />
      <Problem error={retire.error} />
      {propio && (
        <Group>
          <Button variant="default" loading={retire.isPending} onClick={() => retire.mutate({}, { onSuccess: done })}>
            {t('empresa.sello.quitar')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Takes a key file and its password, and forgets both at once. */
function KeyFile({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const use = useSend(empresa.ponerSello);
  const [file, setFile] = useState<{ nombre: string; fichero: string } | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [clave, setClave] = useState('');
  const choose = async (chosen: File) => {
    use.reset();
    const fichero = await readKeyFile(chosen);
    setUnreadable(fichero === null);
    setFile(fichero === null ? null : { nombre: chosen.name, fichero });
  };
  const clear = (): void => {
    setFile(null);
    setClave('');
  };
  return (
    <>
      {isUnreadable && (
        <ProblemBox>
          <p>{t('errores.empresa.sello-fichero')}</p>
        </ProblemBox>
      )}
      <Group>
        <FileButton label={t('empresa.sello.elegir')} accept=".p12,.pfx" onFile={(chosen) => void choose(chosen)} />
        {file && <Text c="dimmed">{file.nombre}</Text>}
      </Group>
      {file && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            use.mutate(
              { fichero: file.fichero, clave },
              {
                onSuccess: () => {
                  clear();
                  onDone();
                },
              },
            );
          }}
        >
          <Stack gap="sm" align="start">
            <PasswordInput
              label={t('empresa.sello.clave')}
              description={t('empresa.sello.clave-nota')}
              value={clave}
              autoComplete="off"
              w="100%"
              maw="24rem"
              onChange={({ currentTarget }) => setClave(currentTarget.value)}
            />
            <Problem error={use.error} />
            <Group>
              <Button type="submit" loading={use.isPending}>
                {t('empresa.sello.usar')}
              </Button>
              <Button variant="default" onClick={clear}>
                {t('empresa.sello.dejar')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </>
  );
}

/** What the call takes, in bytes. Key files have some thousands. */
const MOST_BYTES = 33_000;

/** A key file in base64; null for one that is too large to be any. */
async function readKeyFile(file: Blob): Promise<string | null> {
  if (file.size === 0 || file.size > MOST_BYTES) return null;
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}
