import "server-only";
import { Document, Image, Link, Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { projects } from "@/content/projects";
import type { Certificate } from "@/content/schema/sections";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { formatCoordinates } from "@/lib/text";
import { certificatePath, telephoneHref } from "@/lib/links";
import { cvStyles as styles } from "./cv-styles";

const { owner, channels } = site;

/** A part of the CV; one with nothing in it is left out, with its heading. */
function Block({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <View style={styles.section}>
      <Text style={styles.heading}>{heading}</Text>
      {children}
    </View>
  );
}

/** A certificate's title, leading to its place on the site where there is one. */
function CertificateTitle({ id, title, address }: Pick<Certificate, "id" | "title"> & { address: URL }) {
  const path = certificatePath(site, id);
  const text = <Text style={styles.entryTitle}>{title}</Text>;
  if (!path) return text;
  return (
    <Link src={new URL(path, address).href} style={styles.link}>
      {text}
    </Link>
  );
}

interface CvDocumentProps {
  /** Origin of the site, for links back to it. */
  address: URL;
  /** Accent shade that is readable on paper. */
  accent: string;
  /** Data address of the relief in the corner. */
  relief: string;
}

/** The curriculum vitae, made from the same content as the site. */
export function CvDocument({ address, accent, relief }: CvDocumentProps) {
  const contactLinks = [
    { label: owner.email, href: `mailto:${owner.email}` },
    { label: owner.phone, href: telephoneHref(owner.phone) },
    { label: address.host, href: address.href },
    ...site.footerChannels.slice(0, 2).map((id) => ({ label: channels[id].name, href: channels[id].url })),
  ];
  return (
    <Document title={`${owner.name}, ${owner.role}`} author={owner.name} subject="Curriculum vitae" language="en">
      <Page size="A4" style={styles.page}>
        <Image src={relief} style={styles.relief} />
        <Text style={styles.place}>{`${owner.location.label} · ${formatCoordinates(owner.location)}`}</Text>
        <Text style={styles.name}>{owner.name}</Text>
        <Text style={[styles.role, { color: accent }]}>{owner.role}</Text>
        <View style={styles.contact}>
          {contactLinks.map(({ label, href }) => (
            <Link key={href} src={href} style={styles.link}>
              {label}
            </Link>
          ))}
        </View>
        <View style={styles.columns}>
          <View style={styles.main}>
            <Block heading="Profile">
              {about.paragraphs.map((paragraph) => (
                <Text key={paragraph} style={styles.paragraph}>
                  {paragraph}
                </Text>
              ))}
            </Block>
            <Block heading="Projects">
              {projects.projects.map((project) => (
                <View key={project.id} style={styles.entry} wrap={false}>
                  <View style={styles.entryHead}>
                    <Link src={new URL(`/projects#${project.id}`, address).href} style={styles.link}>
                      <Text style={styles.entryTitle}>{project.title}</Text>
                    </Link>
                    <Text style={styles.meta}>{project.year}</Text>
                  </View>
                  <Text style={styles.meta}>{project.role}</Text>
                  <Text>{project.summary}</Text>
                  <Text>{project.result}</Text>
                  <Text style={[styles.meta, { color: accent }]}>{project.stack.join(", ")}</Text>
                </View>
              ))}
            </Block>
          </View>
          <View style={styles.side}>
            <Block heading="Skills">
              {about.skills.map((skill) => (
                <View key={skill.name} style={styles.skill}>
                  <Text style={styles.skillName}>{skill.name}</Text>
                  <View style={styles.skillTrack}>
                    <View
                      style={{ width: `${skill.percentage}%`, height: 2.5, backgroundColor: accent, borderRadius: 2 }}
                    />
                  </View>
                  <Text style={styles.skillFigure}>{`${skill.percentage}%`}</Text>
                </View>
              ))}
            </Block>
            <Block heading="Certificates">
              {certificates.certificates.map((certificate) => (
                <View key={certificate.id} style={styles.entry} wrap={false}>
                  <CertificateTitle id={certificate.id} title={certificate.title} address={address} />
                  <Text style={styles.meta}>{`${certificate.issuer}, ${certificate.date}`}</Text>
                </View>
              ))}
            </Block>
            <Block heading="Services">
              {services.services.map((service) => (
                <Text key={service.title}>{service.title}</Text>
              ))}
            </Block>
          </View>
        </View>
      </Page>
    </Document>
  );
}
