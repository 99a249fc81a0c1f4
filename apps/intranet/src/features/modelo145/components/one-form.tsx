import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import type { VersionEntera145 } from '@jornada/contract/modelo145/vistas.ts';
import { compareFormularios, pruebasDe } from '@jornada/domain/perfil/modelo145/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleCheck, IconDownload, IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { ChangesOf145 } from '@jornada/features/modelo145/change-rows.tsx';
import { Declared } from '@jornada/features/modelo145/declared.tsx';
import { pages } from '@jornada/web/native/pages.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { ReceiptForm } from './receipt-form.tsx';

type Una = SalidaDe<typeof modelo145.una>;

/** One signed form: what changed, what it says, and its receipt. */
export function OneForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(modelo145.una, { id });
  return (
    <Aside title={query.data?.persona.nombre ?? t('modelo145.gestion.titulo')} note={query.data?.version.declarante.nif} onClose={onClose}>
      <Loaded query={query}>{(una) => <Parts of={una} />}</Loaded>
    </Aside>
  );
}

function Parts({ of }: { of: Una }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { version } = of;
  const { acuse, anterior, formulario } = version;
  const changes = compareFormularios(anterior, formulario);
  return (
    <>
      {anterior && changes.length > 0 && (
        <Section title={t('modelo145.gestion.que-cambia')}>
          <dl>
            <ChangesOf145 of={changes} />
          </dl>
        </Section>
      )}
      <Section title={t('modelo145.gestion.declara')}>
        <Declared of={formulario} />
        <Note icon={IconLock} mt="sm">
          {t('modelo145.gestion.reservado')}
        </Note>
        <PdfOfForm id={version.id} />
      </Section>
      <Proofs of={version} />
      <Section title={t('modelo145.gestion.acuse')}>
        {acuse ? (
          <Note icon={IconCircleCheck} tone="accent" words="ink">
            {t('modelo145.gestion.acusado', { quien: acuse.autor, fecha: format.date(format.dayOf(acuse.momento), 'longYear') })}
          </Note>
        ) : (
          <ReceiptForm of={of} />
        )}
      </Section>
    </>
  );
}

/** What somebody has attached to prove their form, or what they can be asked for. */
function Proofs({ of: { formulario, ficheros } }: { of: VersionEntera145 }) {
  const { t } = useTranslation();
  const format = useFormat();
  const asked = pruebasDe(formulario).map((one) => t(`modelo145.pruebas.de.${one}`));
  if (asked.length === 0 && ficheros.length === 0) return null;
  return (
    <Section title={t('modelo145.gestion.pruebas')}>
      {ficheros.length > 0 ? (
        <FileList of={ficheros} />
      ) : (
        <Text c="dimmed">{t('modelo145.gestion.sin-pruebas', { que: format.list(asked) })}</Text>
      )}
    </Section>
  );
}

/** Saves the PDF of a signed form. */
function PdfOfForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { client } = useWebServices();
  const { instanceUrl } = useSession();
  const [problem, setProblem] = useState<unknown>(null);
  const save = async (): Promise<void> => {
    try {
      const { token } = await client.call(modelo145.enlaceDeEmpresa, { id });
      pages.open(`${instanceUrl ?? ''}${modelo145.pdf.path}?${new URLSearchParams({ token }).toString()}`);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      <Button mt="sm" variant="default" leftSection={<Glyph of={IconDownload} size="sm" />} onClick={() => void save()}>
        {t('modelo145.gestion.pdf')}
      </Button>
      {problem !== null && (
        <Text size="sm" c="bad" role="alert">
          {messageOf(problem)}
        </Text>
      )}
    </>
  );
}
